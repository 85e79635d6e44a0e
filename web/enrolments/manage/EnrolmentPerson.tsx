import { Grid } from "@chakra-ui/react/grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { graphql, useFragment } from "react-relay/hooks";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { EnrolmentPerson_enrolment$key } from "../../__generated__/EnrolmentPerson_enrolment.graphql";
import { formatDateTime } from "../../ui/format";
import { StatusBadge } from "../../ui/StatusBadge";
import { usePlaceTime } from "../../ui/PlaceTime";
import { enrolmentStateLabel } from "../enrolment-state";
import { EnrolmentStateBadge } from "../EnrolmentStateBadge";
import { EnrolmentFacts } from "./EnrolmentFacts";
import { EnrolmentActions } from "./EnrolmentActions";
import { enrolmentElementId, type AskAbout } from "./enrolment-questions";

interface EnrolmentPersonProps {
  enrolment: EnrolmentPerson_enrolment$key;
  inPairs: boolean;
  open: boolean;
  pairId: string | null;
  pairNames: string;
  onAsk: AskAbout;
  onChanged: () => void;
  /** What stands once for the two of a pair. */
  about?: readonly string[];
}

/** One athlete of a row: who, in which state, what is owed, and what the desk can do about it. */
export function EnrolmentPerson({ enrolment: key, about = [], ...desk }: EnrolmentPersonProps) {
  const enrolment = useFragment(
    graphql`
      fragment EnrolmentPerson_enrolment on Enrolment {
        id
        status
        athlete {
          displayName
          email
          level
        }
        override {
          reason
          by
          at
        }
        ...EnrolmentFacts_enrolment
        ...EnrolmentActions_enrolment
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const { id, athlete, status, override } = enrolment;
  return (
    <Grid
      id={enrolmentElementId(id)}
      tabIndex={-1}
      as="fieldset"
      minW="0"
      aria-label={athlete.displayName}
      outline="0"
      templateColumns={{
        base: "auto minmax(0, 1fr) 2.5rem",
        lg: "minmax(0, 1fr) 15rem 10rem 2.5rem 2.5rem",
      }}
      templateAreas={{
        base: '"who who menu" "facts facts facts" "first remind remind"',
        lg: '"who facts first remind menu"',
      }}
      columnGap={{ base: "1", lg: "3" }}
      rowGap="0.5"
      alignItems="center"
      minH="11"
      py="1.5"
    >
      <Stack gap="0" gridArea="who" minW="0">
        <HStack gap="2" rowGap="0.5" wrap="wrap">
          <Text fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
            {athlete.displayName || "Nome não encontrado"}
          </Text>
          {/* Most are: for who looks, what is paid says it. */}
          {status === "ENROLLED" ? (
            <VisuallyHidden>{enrolmentStateLabel[status]}</VisuallyHidden>
          ) : (
            <EnrolmentStateBadge status={status} />
          )}
          {override ? <StatusBadge tone="special">Exceção</StatusBadge> : null}
        </HStack>
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {[
            `Nível ${athleteLevelLabel[athlete.level]}`,
            ...(athlete.email ? [athlete.email] : []),
            ...about,
          ].join(" · ")}
        </Text>
        {override ? (
          <Text textStyle="xs" overflowWrap="anywhere">
            Exceção{override.by ? ` de ${override.by}` : ""}: {override.reason}{" "}
            <Text as="span" color="fg.muted">
              ({formatDateTime(override.at, timeZone)})
            </Text>
          </Text>
        ) : null}
      </Stack>
      <EnrolmentFacts enrolment={enrolment} />
      <EnrolmentActions enrolment={enrolment} {...desk} />
    </Grid>
  );
}
