import { graphql } from "react-relay/hooks";
import { useLocation, useParams } from "react-router-dom";
import type { ArenaCalendarPageQuery } from "../../__generated__/ArenaCalendarPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { PlaceTime } from "../../ui/PlaceTime";
import { courtsPath, weekGridPath } from "../calendar-path";
import { Calendar } from "./Calendar";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Stack } from "@chakra-ui/react/stack";

/** /arena-calendar: a week of the arena as cards or by hours, or a day court by court. */
export function ArenaCalendarPage() {
  return (
    <PageFrame title="Calendário Completo" back={{ to: "/arena-dashboard", label: "Hoje" }}>
      <PageContent skeleton={<CalendarSkeleton />} problem="Erro ao carregar aulas">
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<ArenaCalendarPageQuery>(graphql`
    query ArenaCalendarPageQuery($arena: UUID, $around: Date) {
      viewer {
        arena(key: $arena) {
          id
          timeZone
          ...Calendar_arena @arguments(around: $around)
        }
      }
    }
  `);
  const { pathname } = useLocation();
  const { day } = useParams();
  const arena = viewer?.arena;
  if (!arena) return <NoArena />;
  return (
    <PlaceTime timeZone={arena.timeZone}>
      <Calendar
        key={arena.id}
        arena={arena}
        view={
          pathname.startsWith(courtsPath())
            ? "courts"
            : pathname.startsWith(weekGridPath())
              ? "grid"
              : "cards"
        }
        dayAsked={day ?? null}
      />
    </PlaceTime>
  );
}

function CalendarSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="11" borderRadius="l2" />
      <SimpleGrid templateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))" gap="4">
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} h="18rem" borderRadius="l3" />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
