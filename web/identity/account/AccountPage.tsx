import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Flag, HeartHandshake, Mail, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { dependentsPath, roleLabel } from "../../../server/identity/roles.rules";
import type { AccountPage_dependents$key } from "../../__generated__/AccountPage_dependents.graphql";
import type { AccountPage_referee$key } from "../../__generated__/AccountPage_referee.graphql";
import type { AccountPage_viewer$key } from "../../__generated__/AccountPage_viewer.graphql";
import type { AccountPageQuery } from "../../__generated__/AccountPageQuery.graphql";
import type { AccountPage_user$key } from "../../__generated__/AccountPage_user.graphql";
import { MergeRequestsCard } from "../../athletes/public/MergeRequestsCard";
import { RecordClaimCard } from "../../athletes/public/RecordClaimCard";
import { GuardianInvitationsCard } from "../../guardians/public/Guardianship";
import { usePageQuery } from "../../relay/page-query";
import { TeachingInvitationsCard } from "../../teachers/public/TeachingInvitationsCard";
import { ButtonLink } from "../../ui/Links";
import { Card, IdentityPanel, IdentityPanelSkeleton, Panel } from "../../ui/Cards";
import { initialsOf } from "../../ui/initials";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { FormSkeleton, RowsSkeleton } from "../../ui/PageStates";
import { StatusBadge } from "../../ui/Badges";
import { ChangeEmailDialog, CorrectName, EmailChangeRequested } from "../public/IdentityChanges";
import { ApiKeysCard } from "./api-keys/ApiKeysCard";
import { DeleteAccountDialog, PersonalDataCard } from "./PersonalData";
import { ManagementInvitationsCard } from "./ManagementInvitationsCard";
import { PasswordCard } from "./PasswordCard";
import { SessionsCard } from "./SessionsCard";

/** The address one signs in with. */
export function EmailCard({ user }: { user: AccountPage_user$key }) {
  const { email, emailConfirmed } = useFragment(
    graphql`
      fragment AccountPage_user on User {
        email
        emailConfirmed
      }
    `,
    user,
  );
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState<string | null>(null);

  return (
    <Card title="E-mail" icon={Mail}>
      <Stack gap="4" align="flex-start">
        <HStack gap="3" rowGap="1.5" wrap="wrap" maxW="full">
          <Text fontWeight="semibold" textStyle="lg" overflowWrap="anywhere" minW="0">
            {email}
          </Text>
          <StatusBadge tone={emailConfirmed ? "open" : "waiting"}>
            {emailConfirmed ? "Confirmado" : "Não confirmado"}
          </StatusBadge>
        </HStack>
        <Text color="fg.muted">É com ele que você entra, e é para ele que escrevemos.</Text>
        <EmailChangeRequested newEmail={requested} currentEmail={email} />
        <Button variant="outline" onClick={() => setOpen(true)}>
          Trocar e-mail
        </Button>
      </Stack>
      <ChangeEmailDialog
        open={open}
        currentEmail={email}
        onClose={() => setOpen(false)}
        onRequested={setRequested}
      />
    </Card>
  );
}

/** Who is signed in, and as what. */
function AccountSummary({ viewer }: { viewer: AccountPage_viewer$key }) {
  const { roles, user } = useFragment(
    graphql`
      fragment AccountPage_viewer on Viewer {
        roles
        user {
          id
          name
          email
        }
      }
    `,
    viewer,
  );
  return (
    <IdentityPanel
      mark={initialsOf(user.name)}
      name={user.name}
      badges={roles.map((role) => (
        <Badge key={role} colorPalette="sea">
          {roleLabel[role]}
        </Badge>
      ))}
    >
      <Text color="fg.muted" overflowWrap="anywhere">
        {user.email}
      </Text>
      {roles.some((role) => role === "ATHLETE" || role === "TEACHER") ? null : (
        <CorrectName userId={user.id} name={user.name} />
      )}
    </IdentityPanel>
  );
}

const names = new Intl.ListFormat("pt-BR");

const columns = { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" };

/** What everyone signed in has: the way they enter, the devices they use, the data that is kept of them. */
export function AccountPage() {
  return (
    <PageFrame title="Minha conta">
      <PageContent skeleton={<AccountSkeleton />}>
        <Account />
      </PageContent>
    </PageFrame>
  );
}

function Account() {
  const { viewer } = usePageQuery<AccountPageQuery>(graphql`
    query AccountPageQuery {
      viewer {
        ...AccountPage_viewer
        ...ManagementInvitationsCard_viewer
        ...PersonalData_viewer
        ...ApiKeysCard_viewer
        ...AccountPage_referee
        ...TeachingInvitationsCard_viewer
        ...RecordClaimCard_viewer
        ...MergeRequestsCard_viewer
        ...Guardianship_viewer
        ...AccountPage_dependents
        user {
          ...AccountPage_user
          ...PasswordCard_user
          ...SessionsCard_user
        }
      }
    }
  `);
  // Signed out meanwhile: the guard is about to lead away.
  if (!viewer) return null;
  return (
    <Stack gap="6">
      <AccountSummary viewer={viewer} />
      <RecordClaimCard viewer={viewer} />
      <ManagementInvitationsCard viewer={viewer} />
      <TeachingInvitationsCard viewer={viewer} />
      <GuardianInvitationsCard viewer={viewer} />
      <DependentsCard viewer={viewer} />
      <MergeRequestsCard viewer={viewer} />
      <RefereeCard viewer={viewer} />
      <Grid templateColumns={columns} gap="6" alignItems="start">
        <Stack gap="6">
          <EmailCard user={viewer.user} />
          <PasswordCard user={viewer.user} />
        </Stack>
        <Stack gap="6">
          <SessionsCard user={viewer.user} />
          <PersonalDataCard viewer={viewer} />
        </Stack>
      </Grid>
      <ApiKeysCard viewer={viewer} />
      <DeleteAccountCard />
    </Stack>
  );
}

function AccountSkeleton() {
  return (
    <Stack gap="6">
      <IdentityPanelSkeleton />
      <Grid templateColumns={columns} gap="6" alignItems="start">
        <Panel>
          <FormSkeleton fields={4} />
        </Panel>
        <Panel>
          <RowsSkeleton rows={3} />
        </Panel>
      </Grid>
    </Stack>
  );
}

/** Links to the user's dependents; renders nothing if there are none. */
function DependentsCard({ viewer }: { viewer: AccountPage_dependents$key }) {
  const { guardianships } = useFragment(
    graphql`
      fragment AccountPage_dependents on Viewer {
        guardianships {
          childName
          viewerIsGuardian
        }
      }
    `,
    viewer,
  );
  const children = guardianships.filter(({ viewerIsGuardian }) => viewerIsGuardian);
  if (children.length === 0) return null;
  return (
    <Card title="Dependentes" icon={HeartHandshake}>
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Text overflowWrap="anywhere">
          Você responde por {names.format(children.map((of) => of.childName))}.
        </Text>
        <ButtonLink to={dependentsPath} variant="outline">
          Ver dependentes
        </ButtonLink>
      </Flex>
    </Card>
  );
}

/** Links a referee to the matches to referee; renders nothing for other users. */
function RefereeCard({ viewer: key }: { viewer: AccountPage_referee$key }) {
  const { refereedTournaments } = useFragment(
    graphql`
      fragment AccountPage_referee on Viewer {
        refereedTournaments {
          name
        }
      }
    `,
    key,
  );
  if (refereedTournaments.length === 0) return null;
  return (
    <Card title="Arbitragem" icon={Flag}>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Text>Você registra os placares de {refereedTournaments.map(({ name }) => name).join(", ")}.</Text>
        <ButtonLink to="/arbitragem" variant="outline">
          Abrir a arbitragem
        </ButtonLink>
      </Flex>
    </Card>
  );
}

export function DeleteAccountCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Excluir conta" icon={Trash2} dangerous>
      <Stack gap="4" align="flex-start">
        <Text color="fg.muted" maxW="3xl">
          Seus dados pessoais são apagados na hora, e não há como voltar atrás. Antes, você pode baixar tudo o
          que guardamos em “Meus dados”.
        </Text>
        <Button variant="outline" colorPalette="flag" onClick={() => setOpen(true)}>
          Excluir minha conta
        </Button>
      </Stack>
      <DeleteAccountDialog open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
