import { Badge } from "@chakra-ui/react/badge";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { counted } from "../../server/platform/plural.rules";
import { athleteKeyOf } from "../identity/public/session";
import { useSession } from "../identity/public/use-session";
import { athletePortalFrom } from "../identity/public/way-back";
import { ButtonLink } from "../ui/ButtonLink";
import { formatTime } from "../ui/format";

interface OpenClassesProps {
  classes: readonly {
    readonly startsAt: string;
    readonly endsAt: string;
    readonly name: string | null | undefined;
    readonly category: string;
    readonly freePlaces: number;
    readonly isOwnLevel: boolean;
  }[];
  timeZone: string;
  /** Who is here is an athlete of the arena. */
  isMember: boolean;
  /** Where one comes back to after signing in. */
  path: string;
}

/** Classes of a day with places, those of one's own level first, and the way to a place in one. */
export function OpenClasses({ classes, timeZone, isMember, path }: OpenClassesProps) {
  const state = useSession();
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
