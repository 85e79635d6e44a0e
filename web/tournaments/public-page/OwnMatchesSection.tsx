import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { CalendarPlus, type LucideIcon, Search } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OwnMatchesSection_tournament$key } from "../../__generated__/OwnMatchesSection_tournament.graphql";
import { EmptyState } from "../../ui/EmptyState";
import { SelectField } from "../../ui/form/SelectField";
import { formatDay } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { MatchRows } from "../../competition/public/MatchRows";
import { CalendarSubscription } from "../../schedule/public/CalendarSubscription";
import { athletesIn, latestFirst, placeAmong, programmeOf } from "./match-lists";
import { MatchList, PublicMatchRow } from "./PublicMatchRow";
import { plays, rowOf } from "./public-match";
import type { PublicCategory } from "./read-public-draw";
import { SectionHeading } from "./SectionHeading";
import type { OwnAthlete } from "./use-own-athlete";
import { Button } from "@chakra-ui/react/button";

interface OwnMatchesSectionProps {
  tournament: OwnMatchesSection_tournament$key;
  categories: readonly PublicCategory[];
  own: OwnAthlete;
}

/** One's own matches in every category: of the athlete signed in, or of the name that one picks and the browser keeps. */
export function OwnMatchesSection({ tournament, categories, own }: OwnMatchesSectionProps) {
  const { key } = useFragment(
    graphql`
      fragment OwnMatchesSection_tournament on Tournament {
        key
      }
    `,
    tournament,
  );
  const { picked, self, subscribes, pick } = own;
  const athletes = athletesIn(categories.flatMap(({ matches }) => matches));
  const athlete = athletes.find((one) => one.key === picked)?.key ?? null;
  const ownMatches = categories.flatMap((category) =>
    category.matches
      .filter((match) => athlete !== null && plays(match, athlete))
      .map((match) => ({ match, place: placeAmong(categories, category, match) })),
  );
  const placeOf = new Map(ownMatches.map(({ match, place }) => [match.id, place]));
  const matches = ownMatches.map(({ match }) => match);
  const timeZone = usePlaceTime();
  const { now, days } = programmeOf(matches, timeZone);
  const lists = [
    { title: "Agora", matches: now },
    ...days.map(({ day, matches: ofDay }) => ({
      title: `Próximos jogos, ${day === null ? "sem horário marcado" : formatDay(day)}`,
      matches: ofDay,
    })),
  ];
  const played = latestFirst(matches);

  return (
    <Stack gap="6">
      <Box maxW="24rem">
        <SelectField
          label="Atleta"
          hint="Fica guardado neste navegador"
          placeholder="Escolha seu nome"
          options={athletes.map((one) => ({ value: one.key, label: one.displayName }))}
          value={athlete ?? ""}
          onChange={({ target }) => pick(target.value)}
        />
      </Box>
      {athlete === null ? (
        <EmptyState
          icon={Search}
          heading="h2"
          title="De quem são os jogos?"
          description="Escolha seu nome para ver quando e onde você joga."
        />
      ) : (
        <>
          <SaveLink href={`/torneio/${key}/jogos.ics?atleta=${athlete}`} icon={CalendarPlus}>
            Adicionar à agenda
          </SaveLink>
          {athlete === self ? <CalendarSubscription subscribes={subscribes} /> : null}
          {lists
            .filter((list) => list.matches.length > 0)
            .map((list) => (
              <Stack key={list.title} as="section" gap="3">
                <SectionHeading>{list.title}</SectionHeading>
                <MatchList>
                  {list.matches.map((match) => (
                    <PublicMatchRow
                      key={match.id}
                      match={match}
                      place={placeOf.get(match.id)}
                      own={athlete}
                    />
                  ))}
                </MatchList>
              </Stack>
            ))}
          {played.length > 0 ? (
            <Stack as="section" gap="3">
              <SectionHeading>Já jogados</SectionHeading>
              <MatchRows rows={played.map((match) => rowOf(match, placeOf.get(match.id) ?? null, athlete))} />
            </Stack>
          ) : null}
        </>
      )}
    </Stack>
  );
}

interface SaveLinkProps {
  href: string;
  icon: LucideIcon;
  children: string;
}

/** A link to a file, which the router leaves to the browser. */
function SaveLink({ href, icon: Icon, children }: SaveLinkProps) {
  return (
    <Button asChild variant="subtle" alignSelf="flex-start">
      <a href={href}>
        <Icon />
        {children}
      </a>
    </Button>
  );
}
