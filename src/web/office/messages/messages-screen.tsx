import { ListScreen } from '../list/list-screen.tsx';
import { messagesList } from './messages-list.tsx';

/** All messages to the shop. */
export function MessagesScreen() {
  return <ListScreen definition={messagesList} />;
}
