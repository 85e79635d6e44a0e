import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { ShieldMinus, ShieldPlus, UserX } from "lucide-react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import type { UserDetailsQuery } from "../../__generated__/UserDetailsQuery.graphql";
import { CorrectName } from "../../identity/public/CorrectName";
import { EmptyState } from "../../ui/EmptyState";
import { Fact } from "../../ui/Fact";
import { formatDateTime } from "../../ui/format";
import { Person } from "../../ui/Person";
import { AuditTrail } from "../audit/AuditTrail";
import { UserAccess } from "./UserAccess";
import type { ActingOnUser } from "./UserDialogs";
import { UserRequests } from "./UserRequests";
import { UserRoles } from "./UserRoles";
import { userRow } from "./user-row";

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
            ...userRow_user @alias(as: "row")
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
