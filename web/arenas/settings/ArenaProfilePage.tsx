import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { ArenaProfilePageQuery } from "../../__generated__/ArenaProfilePageQuery.graphql";
import { Suspense, useState } from "react";
import { FormSkeleton } from "../../ui/Skeletons";
import { WhenNear } from "../../ui/WhenNear";
import { ArenaProfileForm } from "./ArenaProfileForm";
import { CoverCard, LogoCard } from "./PictureCards";
import { usePageQuery } from "../../relay/page-query";
import { NoArena } from "../public/NoArena";
import { RemindersForm } from "./RemindersForm";
import { TeachersScheduleForm } from "./TeachersScheduleForm";
import { SettingsFrame } from "./SettingsFrame";
import { lazyPart } from "../../ui/lazy-part";

// Below the fold: loaded lazily.
const AffiliationCard = lazyPart(
  async () => (await import("../../federations/public/AffiliationCard")).AffiliationCard,
);

/** An arena's public profile: logo, cover, address and contact; and its federation. */
export function ArenaProfilePage() {
  return (
    <SettingsFrame fields={7}>
      <Content />
    </SettingsFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<ArenaProfilePageQuery>(graphql`
    query ArenaProfilePageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...PictureCardsLogo_arena
          ...PictureCardsCover_arena
          ...ArenaProfileForm_arena
          ...RemindersForm_arena
          ...TeachersScheduleForm_arena
          affiliationProposals {
            id
          }
          ...AffiliationCard_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage) return <NoArena />;
  return <ArenaProfile key={arena.id} arena={arena} />;
}

type ProfiledArena = NonNullable<NonNullable<ArenaProfilePageQuery["response"]["viewer"]>["arena"]>;

function ArenaProfile({ arena }: { arena: ProfiledArena }) {
  // State, so that the layout does not jump after the answer: a manager with an open proposal comes here from its mail.
  const [isAsked] = useState((arena.affiliationProposals ?? []).length > 0);
  return (
    <Stack gap="6">
      {isAsked ? (
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <AffiliationCard arena={arena} />
        </Suspense>
      ) : null}
      <LogoCard arena={arena} />
      <CoverCard arena={arena} />
      <ArenaProfileForm arena={arena} />
      <RemindersForm arena={arena} />
      <TeachersScheduleForm arena={arena} />
      {isAsked ? null : (
        <WhenNear fallback={<FormSkeleton fields={1} />}>
          <AffiliationCard arena={arena} />
        </WhenNear>
      )}
    </Stack>
  );
}
