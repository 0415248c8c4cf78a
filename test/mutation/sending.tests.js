const { loadTests } = require('./loadTests');

loadTests('sending', /^decide\.test\.ts$/);
