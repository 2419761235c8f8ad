import {
  type Acting,
  type BusinessId,
  type ClientNoteId,
  type InvitationId,
  type PracticeId,
  routes,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { confirm, forward, forwarding } from '../../http/forward.adapter.ts';

type Of<Params> = { acting: Acting; params: { id: PracticeId } & Params };

const toPractice = ({ acting, params }: Of<unknown>) => ({ ...acting, practiceId: params.id });
const toStaff = (input: Of<{ personId: UserId }>) => ({
  ...toPractice(input),
  personId: input.params.personId,
});
const toClient = (input: Of<{ businessId: BusinessId }>) => ({
  ...toPractice(input),
  client: input.params.businessId,
});
const toNote = (input: Of<{ businessId: BusinessId; noteId: ClientNoteId }>) => ({
  ...toClient(input),
  noteId: input.params.noteId,
});
const readPractice = ({ acting: { userId }, params }: Of<unknown>) => ({ userId, practiceId: params.id });

export const ManagePracticesController = forwarding({
  list: forward(routes.practices, rpc.identity.practices, ({ acting: { userId } }) => ({ userId })),
  add: forward(routes.addPractice, rpc.identity.addPractice, ({ acting, body }) => ({ ...acting, ...body })),
  change: forward(routes.changePractice, rpc.identity.changePractice, (input) => ({
    ...toPractice(input),
    ...input.body,
  })),
  close: confirm(routes.closePractice, rpc.identity.closePractice, (input) => ({
    ...toPractice(input),
    password: input.body.password,
    clientAddress: input.client.clientAddress,
  })),
  staff: forward(routes.practiceStaff, rpc.identity.practiceStaff, readPractice),
  changeStaff: forward(routes.changeStaff, rpc.identity.changeStaff, (input) => ({
    ...toStaff(input),
    ...input.body,
  })),
  removeStaff: confirm(routes.removeStaff, rpc.identity.removeStaff, toStaff),
  invitations: forward(routes.practiceInvitations, rpc.identity.practiceInvitations, readPractice),
  invite: forward(routes.practiceInvite, rpc.identity.practiceInvite, (input) => ({
    ...toPractice(input),
    invitation: input.body,
  })),
  withdraw: confirm(
    routes.withdrawPracticeInvitation,
    rpc.identity.withdrawPracticeInvitation,
    (input: Of<{ invitationId: InvitationId }>) => ({
      ...toPractice(input),
      invitationId: input.params.invitationId,
    }),
  ),
});

export const ManageClientsController = forwarding({
  list: forward(routes.practiceClients, rpc.identity.clients, (input) => ({
    ...readPractice(input),
    page: input.query,
  })),
  change: forward(routes.changeClient, rpc.identity.changeClient, (input) => ({
    ...toClient(input),
    ...input.body,
  })),
  end: confirm(routes.endClient, rpc.identity.endClient, toClient),
  notes: forward(routes.clientNotes, rpc.identity.clientNotes, (input) => ({
    ...readPractice(input),
    client: input.params.businessId,
  })),
  addNote: forward(routes.addClientNote, rpc.identity.addClientNote, (input) => ({
    ...toClient(input),
    ...input.body,
  })),
  changeNote: forward(routes.changeClientNote, rpc.identity.changeClientNote, (input) => ({
    ...toNote(input),
    ...input.body,
  })),
  deleteNote: confirm(routes.deleteClientNote, rpc.identity.deleteClientNote, toNote),
});
