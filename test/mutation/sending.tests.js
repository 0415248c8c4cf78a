const { loadTests } = require('./loadTests');

loadTests('engine', /^(tokenRefused|requests|outcomes|retries)\.test\.ts$/);
