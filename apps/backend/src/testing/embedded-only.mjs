// Tests of this project use the embedded database, also when another project of the run uses a server.
delete process.env.TEST_DATABASE_URL;
