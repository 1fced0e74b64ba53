// What an open connection costs by itself: a server that accepts, says one line and keeps quiet.
// Argument: port.
import { createServer } from 'node:net'

const [port = '0'] = process.argv.slice(2)
const listening = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.once('data', () => socket.write('hello\n'))
})
listening.listen(Number(port), '127.0.0.1', () => console.log('The raw sockets’ server is ready'))
