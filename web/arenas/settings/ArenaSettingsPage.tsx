import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { ArenaSettingsPageQuery } from "../../__generated__/ArenaSettingsPageQuery.graphql";
import { AffiliationCard } from "../../federations/public/AffiliationCard";
import { usePageQuery } from "../../relay/page-query";
import { Panel } from "../../ui/Card";
import { NoArena } from "../public/NoArena";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { FormSkeleton } from "../../ui/Skeletons";
import { ArenaSettingsForm } from "./ArenaSettingsForm";

/** All that an arena says of itself. */
export function ArenaSettingsPage() {
  return (
    <PageFrame title="Configurações da Arena">
      <PageContent skeleton={<FormSkeleton fields={7} />}>
        <ArenaSettings />
      </PageContent>
    </PageFrame>
  );
}

function ArenaSettings() {
  const { viewer } = usePageQuery<ArenaSettingsPageQuery>(graphql`
    query ArenaSettingsPageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...ArenaSettingsForm_arena
          ...AffiliationCard_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage) return <NoArena />;
  return (
    <Stack key={arena.id} gap="6" maxW="48rem">
      <Panel>
        <ArenaSettingsForm arena={arena} />
      </Panel>
      <AffiliationCard arena={arena} />
    </Stack>
  );
}
