const { loadTests } = require('./loadTests');

loadTests('engine', /^(tokens|requests|outcomes|retries|cancel)\.test\.ts$/);
loadTests('engine/recovery', /^(outage|tokens)\.test\.ts$/);
