import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { UserRoundX, CalendarSync } from "lucide-react";
import { graphql } from "react-relay/hooks";
import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { useState } from "react";
import type { AthleteClassesPageQuery } from "../../__generated__/AthleteClassesPageQuery.graphql";
import { useSession } from "../../identity/public/use-session";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/ButtonLink";
import { EmptyState } from "../../ui/EmptyState";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { ProgressNotes } from "../public/ProgressNotes";
import { AthleteCredits } from "./AthleteCredits";
import { AthleteHistory } from "./AthleteHistory";
import { classColumns } from "./class-columns";
import { ComingClasses } from "./ComingClasses";
import { lazyDialog } from "../../ui/lazy-dialog";

const CalendarDialog = lazyDialog(
  async () => (await import("../../schedule/public/CalendarDialog")).CalendarDialog,
);

/** /athlete-classes/:athleteId: an athlete's classes, for the athlete and who manages the arena. */
export function AthleteClassesPage() {
  const state = useSession();
  const manages = state.status === "signedIn" && state.session.roles.includes("ARENA_MANAGER");
  return (
    <PageFrame
      title="Aulas do Atleta"
      back={manages ? { to: "/arena-athletes", label: "Atletas da Arena" } : undefined}
    >
      <PageContent
        skeleton={<DataListSkeleton columns={classColumns(false)} rows={6} />}
        problem="Erro ao carregar aulas do atleta"
      >
        <Content manages={manages} />
      </PageContent>
    </PageFrame>
  );
}

function Content({ manages }: { manages: boolean }) {
  const { athlete } = usePageQuery<AthleteClassesPageQuery>(graphql`
    query AthleteClassesPageQuery($key: UUID!) {
      athlete(key: $key) {
        id
        key
        displayName
        # Null of anybody else.
        hasCalendarFeed
        classRecord {
          ...ComingClasses_record
          ...AthleteCredits_record
        }
        progressNotes {
          id
        }
        ...ProgressNotes_athlete
        ...AthleteHistory_athlete
      }
    }
  `);
  if (!athlete || (!athlete.classRecord && !athlete.progressNotes))
    return (
      <EmptyState
        icon={UserRoundX}
        title="Aulas não encontradas"
        description="Só o próprio atleta e a arena dele veem esta página."
      >
        <ButtonLink to="/">Voltar ao Início</ButtonLink>
      </EmptyState>
    );
  return (
    <Stack gap="8">
      <Flex mt="-3" gap="3" align="center" justify="space-between" wrap="wrap">
        <Text color="fg.muted" fontWeight="semibold">
          {athlete.displayName}
        </Text>
        {athlete.hasCalendarFeed === null || athlete.hasCalendarFeed === undefined ? null : (
          <SubscribeButton size="sm" variant="ghost" />
        )}
      </Flex>
      {athlete.classRecord ? (
        <>
          <ComingClasses
            record={athlete.classRecord}
            athleteId={athlete.id}
            athleteKey={athlete.key}
            manages={manages}
          />
          <AthleteCredits
            record={athlete.classRecord}
            athleteId={athlete.id}
            athleteName={athlete.displayName}
          />
        </>
      ) : null}
      <ProgressNotes athlete={athlete} under="page" />
      {athlete.classRecord ? <AthleteHistory athlete={athlete} /> : null}
    </Stack>
  );
}

/** 'Assinar agenda', for who plays or teaches. */
function SubscribeButton(look: ButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" colorPalette="gray" {...look} onClick={() => setOpen(true)}>
        <CalendarSync />
        Assinar agenda
      </Button>
      <CalendarDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
