import { Badge } from "@chakra-ui/react/badge";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../server/platform/plural.rules";
import type { OpenClasses_day$key } from "../__generated__/OpenClasses_day.graphql";
import { athleteKeyOf } from "../identity/public/session";
import { useSession } from "../identity/public/use-session";
import { athletePortalFrom } from "../identity/public/way-back";
import { ButtonLink } from "../ui/ButtonLink";
import { formatTime } from "../ui/format";

interface OpenClassesProps {
  day: OpenClasses_day$key;
  timeZone: string;
  /** Who is here is an athlete of the arena. */
  isMember: boolean;
  /** Where one comes back to after signing in. */
  path: string;
}

/** Classes of a day with places, those of one's own level first, and the way to a place in one. */
export function OpenClasses({ day, timeZone, isMember, path }: OpenClassesProps) {
  const { classes } = useFragment(
    graphql`
      fragment OpenClasses_day on PublicArenaDay {
        classes {
          startsAt
          endsAt
          name
          category
          freePlaces
          isOwnLevel
        }
      }
    `,
    day,
  );
  const state = useSession();
  if (classes.length === 0) return null;
  const look = { variant: "outline", colorPalette: "sea", alignSelf: { sm: "flex-start" } } as const;
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="md" fontWeight="bold">
        Aulas com vagas
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0">
        {classes.map(({ startsAt, endsAt, name, category, freePlaces, isOwnLevel }) => (
          <Flex
            as="li"
            key={`${startsAt}${category}${name}`}
            justify="space-between"
            gap="3"
            py="2"
            _notFirst={{ borderTopWidth: "1px" }}
            borderColor="border.muted"
          >
            <Text>
              {formatTime(startsAt, timeZone)}–{formatTime(endsAt, timeZone)}{" "}
              <Text as="span" fontWeight="semibold">
                {name ?? `Aula ${category}`}
              </Text>{" "}
              {isOwnLevel ? <Badge colorPalette="palm">Seu nível</Badge> : null}
            </Text>
            <Text color="fg.muted" flexShrink="0">
              {counted(freePlaces, "vaga", "vagas")}
            </Text>
          </Flex>
        ))}
      </Stack>
      {state.status !== "signedIn" ? (
        <ButtonLink to={athletePortalFrom(path)} {...look}>
          Entrar para agendar
        </ButtonLink>
      ) : isMember ? (
        <ButtonLink to={`/athlete-classes/${athleteKeyOf(state.session)}`} {...look}>
          Agendar aula
        </ButtonLink>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          Aulas são para os atletas da arena: peça para entrar nela, nesta página.
        </Text>
      )}
    </Stack>
  );
}
