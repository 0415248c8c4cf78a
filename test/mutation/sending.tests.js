const { loadTests } = require('./loadTests');

loadTests('engine', /^(tokenRefused|requests|outcomes|oversized|retries)\.test\.ts$/);
