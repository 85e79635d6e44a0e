import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { AccountPageQuery } from "../../__generated__/AccountPageQuery.graphql";
import { MergeRequestsCard } from "../../athletes/public/MergeRequestsCard";
import { RecordClaimCard } from "../../athletes/public/RecordClaimCard";
import { DependentsCard } from "../../guardians/public/DependentsCard";
import { GuardianInvitationsCard } from "../../guardians/public/GuardianInvitationsCard";
import { usePageQuery } from "../../relay/page-query";
import { TeachingInvitationsCard } from "../../teachers/public/TeachingInvitationsCard";
import { RefereeCard } from "../../tournaments/public/RefereeCard";
import { Panel } from "../../ui/Card";
import { IdentityPanelSkeleton } from "../../ui/IdentityPanel";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { FormSkeleton, RowsSkeleton } from "../../ui/Skeletons";
import { AccountSummary } from "./AccountSummary";
import { ApiKeysCard } from "./api-keys/ApiKeysCard";
import { DeleteAccountCard } from "./DeleteAccountCard";
import { EmailCard } from "./EmailCard";
import { ManagementInvitationsCard } from "./ManagementInvitationsCard";
import { PasswordCard } from "./PasswordCard";
import { PersonalDataCard } from "./PersonalDataCard";
import { SessionsCard } from "./SessionsCard";

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
        ...AccountSummary_viewer
        ...ManagementInvitationsCard_viewer
        ...PersonalDataCard_viewer
        ...ApiKeysCard_viewer
        ...RefereeCard_viewer
        ...TeachingInvitationsCard_viewer
        ...RecordClaimCard_viewer
        ...MergeRequestsCard_viewer
        ...GuardianInvitationsCard_viewer
        ...DependentsCard_viewer
        user {
          ...EmailCard_user
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
