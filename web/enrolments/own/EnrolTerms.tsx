import { Grid } from "@chakra-ui/react/grid";
import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { levelsAdmitted } from "../../../server/sport/athlete-level.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { EnrolTerms_tournament$key } from "../../__generated__/EnrolTerms_tournament.graphql";
import { formatDate, formatMoney } from "../../ui/format";
import { offeredPlacesText } from "../places-text";
import { whoMayEnter } from "../who-may-enter";

interface EnrolTermsProps {
  tournament: EnrolTerms_tournament$key;
  categoryId: string;
}

/** Who may enter, what it costs, which levels it takes, whether there is a place, until when one may enter, and what comes back to who leaves. */
export function EnrolTerms({ tournament: key, categoryId }: EnrolTermsProps) {
  const tournament = useFragment(
    graphql`
      fragment EnrolTerms_tournament on Tournament {
        isChampionship
        organiserName
        openToOtherArenas
        registrationEndsOn
        registration {
          state
          paymentDays
          refundRule
          rules
        }
        categories {
          id
          level
          gender
          minAge
          maxAge
          inPairs
          entryFee {
            feeInCents
            reason
          }
          seatsLeft
          waitingEntryCount
          placeMode
          placesUndecided
          placeRules
        }
      }
    `,
    key,
  );
  const { registrationEndsOn, registration, categories } = tournament;
  const { isChampionship, organiserName, openToOtherArenas } = tournament;
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) return null;
  const { level, gender, minAge, maxAge, inPairs, entryFee, placeRules } = category;
  const { seatsLeft, waitingEntryCount, placeMode, placesUndecided } = category;
  const { feeInCents, reason } = entryFee;
  const { state, paymentDays, refundRule, rules } = registration;
  const enrolling = state === "OPEN";
  const organised = { arenaName: isChampionship ? null : organiserName, openToOtherArenas, enrolling };
  return (
    <Grid as="dl" templateColumns={{ base: "1fr", sm: "repeat(4, minmax(0, 1fr))" }} gapX="6" gapY="3">
      <Box gridColumn="1 / -1">
        <Text as="dt" textStyle="xs" fontWeight="medium" color="fg.muted">
          Quem pode se inscrever
        </Text>
        <Text as="dd" fontWeight="semibold">
          {whoMayEnter(organised, { gender, minAge, maxAge, inPairs })}
        </Text>
      </Box>
      <Term name={inPairs ? "Valor por atleta" : "Valor"}>
        {feeInCents === 0 ? "Gratuito" : formatMoney(feeInCents)}
        {reason ? (
          <Text as="span" display="block" textStyle="sm" fontFamily="body" fontWeight="normal">
            {reason}
          </Text>
        ) : null}
      </Term>
      <Term name="Nível">{levelsAdmitted(level)}</Term>
      <Term name="Vagas">
        {offeredPlacesText({ inPairs, seatsLeft, waitingEntryCount, placeMode, placesUndecided })}
      </Term>
      <Term name="Prazo">até {registrationEndsOn ? formatDate(registrationEndsOn) : "o sorteio"}</Term>
      {placeRules.length > 0 ? (
        <Box gridColumn="1 / -1">
          <Text as="dt" textStyle="xs" fontWeight="medium" color="fg.muted">
            Quem fica com a vaga
          </Text>
          <Text as="dd" textStyle="sm">
            {placeRules.join(" ")}
          </Text>
        </Box>
      ) : null}
      {rules.length > 0 ? (
        <Box gridColumn="1 / -1">
          <Text as="dt" srOnly>
            Regras
          </Text>
          <Text as="dd" textStyle="sm" color="fg.muted">
            {rules.join(" ")}
          </Text>
        </Box>
      ) : null}
      {feeInCents > 0 ? (
        <Box gridColumn="1 / -1">
          <Text as="dt" srOnly>
            Condições
          </Text>
          <Text as="dd" textStyle="sm" color="fg.muted">
            {`Você tem ${counted(paymentDays, "dia", "dias")} para pagar e manter a vaga. ${refundRule}`}
          </Text>
        </Box>
      ) : null}
    </Grid>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text as="dt" textStyle="xs" fontWeight="medium" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" fontFamily="heading" fontWeight="bold" textStyle="lg">
        {children}
      </Text>
    </Box>
  );
}
