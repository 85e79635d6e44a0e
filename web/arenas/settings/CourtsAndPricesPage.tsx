import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { CourtsAndPricesPageQuery } from "../../__generated__/CourtsAndPricesPageQuery.graphql";
import { Settings } from "lucide-react";

import { Card } from "../../ui/Cards";
import { FormSkeleton } from "../../ui/PageStates";
import { WhenNear } from "../../ui/Asked";
import { ArenaSettingsForm } from "./ArenaSettingsForm";
import { usePageQuery } from "../../relay/page-query";
import { NoArena } from "../public/NoArena";
import { SettingsFrame } from "./SettingsFrame";
import { lazyPart } from "../../ui/lazy-code";

// Further down than one sees at first.
const CourtNamesCard = lazyPart(async () => (await import("./CourtNamesCard")).CourtNamesCard);
const RentalTermsCard = lazyPart(
  async () => (await import("../../bookings/public/RentalTermsCard")).RentalTermsCard,
);
const ClassPlansCard = lazyPart(
  async () => (await import("../../billing/public/ClassPlansCard")).ClassPlansCard,
);

/** How many courts there are, what they are called and what they cost. */
export function CourtsAndPricesPage() {
  return (
    <SettingsFrame fields={5}>
      <Content />
    </SettingsFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<CourtsAndPricesPageQuery>(graphql`
    query CourtsAndPricesPageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...ArenaSettingsForm_arena
          ...CourtNamesCard_arena
          ...RentalTermsCard_arena
          ...ClassPlansCard_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage) return <NoArena />;
  return (
    <Stack key={arena.id} gap="6">
      <Card title="Configurações da Arena" icon={Settings}>
        <ArenaSettingsForm arena={arena} />
      </Card>
      <WhenNear fallback={<FormSkeleton fields={4} />}>
        <CourtNamesCard arena={arena} />
      </WhenNear>
      <WhenNear fallback={<FormSkeleton fields={5} />}>
        <RentalTermsCard arena={arena} />
      </WhenNear>
      <WhenNear fallback={<FormSkeleton fields={2} />}>
        <ClassPlansCard arena={arena} />
      </WhenNear>
    </Stack>
  );
}
