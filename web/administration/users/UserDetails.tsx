import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Download, ShieldMinus, ShieldPlus, UserX } from "lucide-react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { roleLabel } from "../../../server/identity/roles.rules";
import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import type { UserDetailsQuery } from "../../__generated__/UserDetailsQuery.graphql";
import { CorrectName } from "../../identity/public/IdentityChanges";
import { ReasonDialog } from "../../identity/public/ReasonDialog";
import { DetailSection, Fact } from "../../ui/Facts";
import { EmptyState, Notice } from "../../ui/PageStates";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDate, formatDateTime } from "../../ui/format";
import { Person } from "../../ui/Person";
import { saveFile } from "../../ui/save-file";
import { TextLink } from "../../ui/Links";
import { toast } from "../../ui/toaster";
import { AuditTrail } from "../audit/AuditTrail";
import { administeredPlacePath } from "../place-path";
import { useDeleteUserMutation, useExportUserDataMutation } from "./use-user-mutations";
import { type RoleOfUser, type UserOfList, userRow } from "./user-columns";
import { UserAccess } from "./UserAccess";
import type { ActingOnUser } from "./UserDialogs";

interface UserRequestsProps {
  user: Pick<UserOfList, "id" | "name">;
  onDone: () => void;
  onGone: () => void;
}

/** Data subject requests that users cannot complete themselves: data export and account deletion. */
function UserRequests({ user, onDone, onGone }: UserRequestsProps) {
  const [deleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [exportData, exporting] = useExportUserDataMutation();
  const [remove, pending] = useDeleteUserMutation();

  const download = async () => {
    setRefusal(null);
    const answer = (await exportData({ input: { userId: user.id } }))?.exportUserData;
    if (answer?.refusal) return setRefusal(answer.refusal.message);
    if (!answer?.done) return;
    saveFile(answer.done.fileName, answer.done.json, "application/json");
    toast.success({ title: "Os dados estão no arquivo", description: answer.done.fileName });
    onDone();
  };
  const confirm = async (reason: string) => {
    const answer = (await remove({ input: { userId: user.id, reason } }))?.deleteUserAccount;
    if (!answer) return false;
    if (!answer.done) return answer.refusal?.message ?? false;
    setDeleting(false);
    toast.success({ title: "Conta excluída", description: "A pessoa recebe um e-mail." });
    onGone();
    return true;
  };

  return (
    <DetailSection title="Pedidos da LGPD">
      <Text color="fg.muted" textStyle="sm">
        A própria pessoa faz isto em Minha conta. Aqui, só quando ela pediu e não consegue entrar: fica no
        histórico quem atendeu.
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        <PendingButton
          size="sm"
          variant="outline"
          colorPalette="gray"
          pending={exporting}
          onClick={() => void download()}
        >
          <Download />
          {exporting ? "Preparando…" : "Baixar os dados"}
        </PendingButton>
        <Button size="sm" variant="outline" colorPalette="flag" onClick={() => setDeleting(true)}>
          <UserX />
          Excluir a conta
        </Button>
      </SimpleGrid>
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <ReasonDialog
        open={deleting}
        title={`Excluir a conta de ${user.name}?`}
        confirmLabel="Excluir a conta"
        pendingLabel="Excluindo…"
        pending={pending}
        hint="Fica só no histórico da administração, para sempre: diga como a pessoa pediu, sem nomes nem endereços."
        onConfirm={confirm}
        onClose={() => setDeleting(false)}
      >
        A pessoa fica anônima na hora e não há volta. Resultados continuam sob um pseudônimo, e cobranças
        ficam guardadas por 5 anos, como a lei exige. Ela recebe um e-mail.
      </ReasonDialog>
    </DetailSection>
  );
}

/** A user's roles: since when, and through which arena, federation or profile. */
function UserRoles({ roles }: { roles: readonly RoleOfUser[] }) {
  return (
    <DetailSection title="Roles">
      {roles.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          Nenhum: a pessoa entra, mas não tem área própria.
        </Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none">
          {roles.map(({ role, since, places }) => (
            <Box as="li" key={role} textStyle="sm">
              <Text fontWeight="semibold" textStyle="md">
                {roleLabel[role]}
              </Text>
              <Text color="fg.muted">Desde {formatDate(dayAt(new Date(since), brasiliaTime))}</Text>
              {places.map(({ id, kind, name, position }) => (
                <Text key={id} overflowWrap="anywhere">
                  <TextLink to={administeredPlacePath(kind, id)}>{name}</TextLink>
                  {position ? ` · ${position}` : ""}
                </Text>
              ))}
            </Box>
          ))}
        </Stack>
      )}
    </DetailSection>
  );
}

interface UserDetailsProps {
  id: string;
  /** Relay fetch key: a new value refetches the details. */
  fetchKey: string;
  onAct: (acting: ActingOnUser) => void;
  /** Called after the account was deleted. */
  onGone: () => void;
}

/** Everything that admins can see about an account. */
export function UserDetails({ id, fetchKey, onAct, onGone }: UserDetailsProps) {
  const [asked, setAsked] = useState(0);
  const query = useLazyLoadQuery<UserDetailsQuery>(
    graphql`
      query UserDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on User {
            ...userColumns_user @alias(as: "row")
            ...UserAccess_user @alias(as: "access")
            createdAt
            emailConfirmed
            signIn: access {
              temporaryPasswordUntil
            }
          }
        }
        ...AuditTrail_query @arguments(subjectId: $id)
      }
    `,
    { id },
    { fetchKey: `${fetchKey} ${asked}`, fetchPolicy: "store-and-network" },
  );
  const { node } = query;
  if (!node?.row || !node.access) return <EmptyState icon={UserX} title="Usuário não encontrado" />;
  const user = userRow(node.row);
  const reload = () => setAsked(asked + 1);

  return (
    <Stack gap="5" pb="4">
      <Person name={user.name} facts={user.email} size="lg" />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        <Button variant="outline" colorPalette="sea" onClick={() => onAct({ act: "assign", user })}>
          <ShieldPlus />
          Atribuir Role
        </Button>
        {user.roles.length > 0 ? (
          <Button variant="outline" colorPalette="flag" onClick={() => onAct({ act: "remove", user })}>
            <ShieldMinus />
            Remover Role
          </Button>
        ) : null}
      </SimpleGrid>
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact name="Conta criada em">
          {node.createdAt ? formatDateTime(node.createdAt, brasiliaTime) : ""}
        </Fact>
        <Fact name="E-mail">{standing(node)}</Fact>
      </SimpleGrid>
      <UserRoles roles={user.roles} />
      {user.roles.some(({ role }) => role === "ATHLETE" || role === "TEACHER") ? null : (
        <CorrectName userId={user.id} name={user.name} onDone={reload} />
      )}
      <UserAccess user={node.access} onDone={reload} />
      <UserRequests user={user} onDone={reload} onGone={onGone} />
      <AuditTrail trail={query} />
    </Stack>
  );
}

/** While a temporary password is pending the address is unconfirmed: it may be mistyped. */
function standing({
  emailConfirmed,
  signIn,
}: {
  readonly emailConfirmed?: boolean;
  readonly signIn?: { readonly temporaryPasswordUntil: string | null | undefined };
}): string {
  if (signIn?.temporaryPasswordUntil) return "Ainda não entrou por ele";
  return emailConfirmed ? "Confirmado" : "Não confirmado";
}
