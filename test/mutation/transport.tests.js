const { loadTests } = require('./loadTests');

loadTests('transport', /\.test\.ts$/);
