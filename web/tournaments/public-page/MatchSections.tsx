import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarPlus, type LucideIcon, Search } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MatchSections_tournament$key } from "../../__generated__/MatchSections_tournament.graphql";
import { MatchRows } from "../../competition/public/MatchRows";
import { CalendarSubscription } from "../../schedule/public/CalendarSubscription";
import { SelectField } from "../../ui/form/Fields";
import { formatDay } from "../../ui/format";
import { TextLink } from "../../ui/Links";
import { EmptyState } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import {
  athletesIn,
  inTimeOrder,
  latestFirst,
  nameOfPlace,
  placeAmong,
  plays,
  programmeOf,
  type PublicCategory,
  rowOf,
  toPlay,
} from "./public-matches";
import { MatchList, PublicMatchRow } from "./PublicMatchRow";
import { SectionHeading } from "./SectionHeading";
import type { OwnAthlete } from "./use-own-athlete";

interface FindOwnMatchesProps {
  categories: readonly PublicCategory[];
  own: OwnAthlete;
}

/** The first question on a day of play: when and where do I play next? */
function FindOwnMatches({ categories, own: { picked, pick } }: FindOwnMatchesProps) {
  const athletes = athletesIn(categories.flatMap(({ matches }) => matches));
  const athlete = athletes.find(({ key }) => key === picked)?.key ?? null;
  const [next] = inTimeOrder(
    categories.flatMap(({ matches }) =>
      matches.filter((match) => athlete !== null && toPlay(match) && plays(match, athlete)),
    ),
  );
  const category = categories.find(({ matches }) => next && matches.includes(next));
  return (
    <Stack gap="3" maxW="30rem">
      <SelectField
        label="Encontre seus jogos"
        placeholder="Escolha seu nome"
        options={athletes.map(({ key, displayName }) => ({ value: key, label: displayName }))}
        value={athlete ?? ""}
        onChange={({ target }) => pick(target.value)}
      />
      {athlete === null ? null : (
        <>
          {next && category ? (
            <Box as="ul" listStyleType="none" aria-label="Seu próximo jogo">
              <PublicMatchRow match={next} place={placeAmong(categories, category, next)} own={athlete} />
            </Box>
          ) : (
            <Text color="fg.muted">Nenhum jogo marcado no momento.</Text>
          )}
          <TextLink to="?aba=meus-jogos">Ver todos os seus jogos</TextLink>
        </>
      )}
    </Stack>
  );
}

interface ScheduleSectionProps {
  /** All of them: the courts are shared. */
  categories: readonly PublicCategory[];
  /** The one whose days are shown. */
  category: PublicCategory;
  own: OwnAthlete;
}

/** What is on the courts now, in whatever category, and what comes in this one, day by day. */
export function ScheduleSection({ categories, category, own }: ScheduleSectionProps) {
  const timeZone = usePlaceTime();
  const now = categories.flatMap((one) =>
    programmeOf(one.matches, timeZone).now.map((match) => ({
      match,
      place: placeAmong(categories, one, match),
    })),
  );
  const { days } = programmeOf(category.matches, timeZone);
  return (
    <Stack gap="7">
      <FindOwnMatches categories={categories} own={own} />
      {now.length > 0 ? (
        <Stack as="section" gap="3">
          <SectionHeading>Agora</SectionHeading>
          <MatchList>
            {now.map(({ match, place }) => (
              <PublicMatchRow key={match.id} match={match} place={place} own={own.picked} />
            ))}
          </MatchList>
        </Stack>
      ) : null}
      {days.map(({ day, matches: ofDay }) => (
        <Stack key={day} as="section" gap="3">
          <SectionHeading>{day === null ? "Sem horário marcado" : formatDay(day)}</SectionHeading>
          <MatchList>
            {ofDay.map((match) => (
              <PublicMatchRow
                key={match.id}
                match={match}
                place={nameOfPlace(match, category)}
                own={own.picked}
              />
            ))}
          </MatchList>
        </Stack>
      ))}
    </Stack>
  );
}

interface OwnMatchesSectionProps {
  tournament: MatchSections_tournament$key;
  categories: readonly PublicCategory[];
  own: OwnAthlete;
}

/** One's own matches in every category: of the athlete signed in, or of the name that one picks and the browser keeps. */
export function OwnMatchesSection({ tournament, categories, own }: OwnMatchesSectionProps) {
  const { key } = useFragment(
    graphql`
      fragment MatchSections_tournament on Tournament {
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
