// `node serve.js [FOLDER]`: boardgame.io on a free port of this machine, with its FlatFile store in a folder, or with its
// store in memory; it says where it listens.

const { FlatFile, Server } = require('boardgame.io/server');
const { race } = require('./race');

const folder = process.argv[2];
const db = folder === undefined ? undefined : new FlatFile({ dir: folder });
const server = Server({ games: [race], db, origins: [] });
const place = { host: '127.0.0.1', port: 0 };
server.run({ port: place }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
