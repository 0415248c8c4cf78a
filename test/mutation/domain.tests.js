const { loadTests } = require('./loadTests');

loadTests('domain', /\.test\.ts$/);
loadTests('domain/payee', /\.test\.ts$/);
loadTests('domain/result', /\.test\.ts$/);
loadTests('services/demo', /\.test\.ts$/);
loadTests('names', /\.test\.ts$/);
// Whole corpora and random names by the thousand are too slow to judge mutants.
loadTests('nameMatch', /^(?!figures|properties).*\.test\.ts$/);
