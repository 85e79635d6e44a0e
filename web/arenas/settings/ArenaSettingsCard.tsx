import { Settings } from "lucide-react";

import { graphql, useFragment } from "react-relay/hooks";
import type { ArenaSettingsCard_arena$key } from "../../__generated__/ArenaSettingsCard_arena.graphql";
import { Card } from "../../ui/Card";
import { FormSkeleton } from "../../ui/Skeletons";
import { TextLink } from "../../ui/TextLink";
import { WhenNear } from "../../ui/WhenNear";
import { arenaSettingsPath } from "./arena-settings-path";
import { lazyPart } from "../../ui/lazy-part";

const ArenaSettingsForm = lazyPart(async () => (await import("./ArenaSettingsForm")).ArenaSettingsForm);

/** What an arena changes most often; the rest has a page of its own. */
export function ArenaSettingsCard({ arena }: { arena: ArenaSettingsCard_arena$key }) {
  const data = useFragment(
    graphql`
      fragment ArenaSettingsCard_arena on Arena {
        ...ArenaSettingsForm_arena
      }
    `,
    arena,
  );
  return (
    <Card
      title="Configurações da Arena"
      icon={Settings}
      action={<TextLink to={arenaSettingsPath}>Todas as configurações</TextLink>}
    >
      <WhenNear fallback={<FormSkeleton fields={3} />}>
        <ArenaSettingsForm arena={data} />
      </WhenNear>
    </Card>
  );
}
