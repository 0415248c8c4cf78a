const { loadTests } = require('./allTests');

loadTests(['domain', 'demo']);
