const { loadTests } = require('./loadTests');

loadTests('transport', /\.test\.ts$/);
loadTests('redaction', /\.test\.ts$/);
