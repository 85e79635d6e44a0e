import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { ReceivingPageQuery } from "../../__generated__/ReceivingPageQuery.graphql";
import { ReceivingForm } from "./ReceivingForm";
import { usePageQuery } from "../../relay/page-query";
import { NoArena } from "../public/NoArena";
import { SettingsFrame } from "./SettingsFrame";

/** Where an arena is paid. */
export function ReceivingPage() {
  return (
    <SettingsFrame fields={2}>
      <Content />
    </SettingsFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<ReceivingPageQuery>(graphql`
    query ReceivingPageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...ReceivingForm_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage) return <NoArena />;
  return (
    <Stack key={arena.id} gap="6">
      <ReceivingForm arena={arena} />
    </Stack>
  );
}
