// n8n loads the files that package.json lists under "n8n"; nothing is exported here.
module.exports = {};
