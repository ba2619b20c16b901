import { expect, test } from 'vitest';
import { isPublicAddress, mayReceive } from './receiver-address.ts';

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['127.8.9.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.100.100.200', false],
  ['168.63.129.16', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['224.0.0.1', false],
  ['192.0.2.1', false],
  ['198.18.0.1', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['::7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fd00:ec2::254', false],
  ['ff02::1', false],
  ['somewhere', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

const allowed = ['127.0.0.1:9000', '[::1]:9000', 'erp.lan:443', 'erp.lan:80'];
test.each([
  ['https://erp.example/hook?a=b', true],
  ['https://8.8.8.8/hook', true],
  ['http://erp.example/hook', false],
  ['ftp://erp.example/hook', false],
  ['erp.example/hook', false],
  ['https://user:secret@erp.example/hook', false],
  ['https://erp.example/hook#part', false],
  ['https://127.0.0.1/hook', false],
  ['https://2130706433/hook', false],
  ['https://0x7f.1/hook', false],
  ['https://[::ffff:127.0.0.1]/hook', false],
  ['https://169.254.169.254/latest', false],
  ['http://127.0.0.1:9000/hook', true],
  ['http://127.0.0.1:9001/hook', false],
  ['http://[::1]:9000/hook', true],
  ['https://erp.lan/hook', true],
  ['http://erp.lan/hook', true],
  ['http://user@127.0.0.1:9000/hook', false],
])('%s may receive: %s', (url, may) => {
  expect(mayReceive(url, allowed)).toBe(may);
});
