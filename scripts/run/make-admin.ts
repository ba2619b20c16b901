// Run by scripts/run/admin.mjs: makes the first administrator of a shop, on the database that the settings name.
import { readEmail } from '#domain/account/email-address.ts';
import { makeAdmin } from '#server/commands/make-admin.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';

const email = readEmail(process.argv[2] ?? '');
if (email === null) {
  console.error('✗ Say whose account it is: npm run admin -- name@shop.example');
  process.exit(1);
}
try {
  const config = readConfig(process.env);
  const connection = await connect(config);
  const password = await makeAdmin(connection.db, email, new Date());
  await connection.close();
  console.log(`✓ ${email} holds every role now.`);
  console.log(
    password ? `  Password: ${password} (shown once; change it after signing in)` : '  The password stays as it is.',
  );
  console.log(`  Sign in: ${config.publicUrl}/auth/login?redirectTo=/admin/overview`);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
