import { Store } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { ArenaSettingsPageQuery } from "../../__generated__/ArenaSettingsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { Panel } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
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
    query ArenaSettingsPageQuery {
      viewer {
        managesArena
        arena {
          ...ArenaSettingsForm_arena
        }
      }
    }
  `);
  const arena = viewer?.managesArena ? viewer.arena : null;
  if (!arena) return <EmptyState icon={Store} heading="h2" title="Arena não encontrada" />;
  return (
    <Panel maxW="48rem">
      <ArenaSettingsForm arena={arena} />
    </Panel>
  );
}
