import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { GraduationCap, Users } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import type { TeamPageQuery } from "../../__generated__/TeamPageQuery.graphql";
import { PendingInvitation, PlacePeople } from "../../identity/public/PlacePeople";
import { usePageQuery } from "../../relay/page-query";
import { arenaTeacherPath, arenaTeachersPath } from "../../teachers/public/teacher-paths";
import { ButtonLink, TextLink } from "../../ui/Links";
import { Card } from "../../ui/Cards";
import { formatDate } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { Person } from "../../ui/Person";
import { NoArena } from "../public/NoArena";
import { SettingsFrame } from "./SettingsFrame";
import { useRemoveManagerMutation } from "./use-manager-mutations";

const InviteManagerDialog = lazyDialog(
  async () => (await import("./InviteManagerDialog")).InviteManagerDialog,
);

/** Who works at the arena: those who manage it, whom they have asked to, and its teachers. */
export function TeamPage() {
  return (
    <SettingsFrame fields={4}>
      <Content />
    </SettingsFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<TeamPageQuery>(graphql`
    query TeamPageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          id
          name
          viewerCanManage
          managers {
            id
            name
            email
            appointedOn
            isResponsible
            isViewer
          }
          managerInvitations {
            id
            ...PlacePeople_invitation
          }
          teachers(first: 20, active: true) {
            totalCount
            edges {
              node {
                id
                name
              }
            }
          }
        }
      }
    }
  `);
  const { revalidate } = useRevalidator();
  const [remove, pending] = useRemoveManagerMutation();
  const [inviting, setInviting] = useState(false);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage) return <NoArena />;
  const teachers = arena.teachers?.edges.flatMap((edge) => edge?.node ?? []) ?? [];
  const others = (arena.teachers?.totalCount ?? 0) - teachers.length;
  return (
    <Stack key={arena.id} gap="6">
      <Card title="Gestores" icon={Users}>
        <Text color="fg.muted" textStyle="sm" mb="4">
          Gestores cuidam de tudo na arena: agenda, atletas, dinheiro e configurações. Os avisos por e-mail
          vão para a pessoa responsável; se ela sair, quem está há mais tempo passa a ser.
        </Text>
        <PlacePeople
          place="arena"
          people={(arena.managers ?? []).map(({ id, name, email, appointedOn, isResponsible, isViewer }) => ({
            id,
            name,
            facts: `${isResponsible ? "Responsável" : "Gestor"} desde ${formatDate(appointedOn)} · ${email}`,
            isViewer,
            stays: isResponsible,
          }))}
          invitations={(arena.managerInvitations ?? []).map((invitation) => (
            <PendingInvitation
              key={invitation.id}
              invitation={invitation}
              onWithdrawn={() => void revalidate()}
            />
          ))}
          remove={async (managerId) => (await remove({ input: { managerId } }))?.removeArenaManager}
          pending={pending}
          addLabel="Convidar gestor"
          onAdd={() => setInviting(true)}
          onDone={() => void revalidate()}
        />
      </Card>
      <Card title="Professores" icon={GraduationCap}>
        <Stack gap="3">
          {teachers.length === 0 ? (
            <Text color="fg.muted" textStyle="sm">
              Nenhum professor dá aulas aqui ainda.
            </Text>
          ) : (
            <Stack as="ul" gap="2" listStyleType="none">
              {teachers.map(({ id, name }) => (
                <li key={id}>
                  <TextLink to={arenaTeacherPath(id)}>
                    <Person name={name} facts="Professor" size="sm" />
                  </TextLink>
                </li>
              ))}
            </Stack>
          )}
          {others > 0 ? (
            <Text color="fg.muted" textStyle="sm">
              e mais {counted(others, "professor", "professores")}
            </Text>
          ) : null}
          <ButtonLink
            to={arenaTeachersPath}
            size="sm"
            variant="outline"
            colorPalette="sea"
            alignSelf="flex-start"
          >
            Ver e convidar professores
          </ButtonLink>
        </Stack>
      </Card>
      <InviteManagerDialog open={inviting} arena={arena} onClose={() => setInviting(false)} />
    </Stack>
  );
}
