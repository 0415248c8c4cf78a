const { loadTests } = require('./loadTests');

loadTests('transport', /\.test\.ts$/);
loadTests('engine', /^(retries|tokenRefused|requests|oversized|cancel|outcomes)\.test\.ts$/);
