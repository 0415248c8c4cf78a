const { loadTests } = require('./loadTests');

loadTests('account', /^token.*\.test\.ts$/);
loadTests('http', /^clock\.test\.ts$/);
loadTests('transport', /\.test\.ts$/);
loadTests('redaction', /\.test\.ts$/);
