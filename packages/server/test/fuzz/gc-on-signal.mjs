// Loaded into the server that is measured: memory is what is left after the garbage is gone.
process.on('SIGUSR2', () => globalThis.gc());
