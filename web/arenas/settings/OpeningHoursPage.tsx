import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { OpeningHoursPageQuery } from "../../__generated__/OpeningHoursPageQuery.graphql";
import { OpeningHoursCard } from "./OpeningHoursCard";
import { usePageQuery } from "../../relay/page-query";
import { NoArena } from "../public/NoArena";
import { SettingsFrame } from "./SettingsFrame";

/** When an arena is open otherwise than usual. */
export function OpeningHoursPage() {
  return (
    <SettingsFrame fields={7}>
      <Content />
    </SettingsFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<OpeningHoursPageQuery>(graphql`
    query OpeningHoursPageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...OpeningHoursCard_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage) return <NoArena />;
  return (
    <Stack key={arena.id} gap="6">
      <OpeningHoursCard arena={arena} />
    </Stack>
  );
}
