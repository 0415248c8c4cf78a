const { loadTests } = require('./allTests');

const inEngine = /^(retries|tokenRefused|requests|oversized|cancel|outcomes)\.test\.ts$/;

loadTests(['transport']);
loadTests(['engine'], inEngine);
