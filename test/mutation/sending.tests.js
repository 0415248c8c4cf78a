const { loadTests } = require('./loadTests');

loadTests('engine', /^(tokens|requests|outcomes|retries)\.test\.ts$/);
