import { Grid } from "@chakra-ui/react/grid";
import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { EnrolTerms_tournament$key } from "../../__generated__/EnrolTerms_tournament.graphql";
import { formatDate, formatMoney } from "../../ui/format";
import { freePlacesText } from "../places-text";

interface EnrolTermsProps {
  tournament: EnrolTerms_tournament$key;
  categoryId: string;
}

/** What it costs, whether there is a place, until when one may enter, and what comes back to who leaves. */
export function EnrolTerms({ tournament: key, categoryId }: EnrolTermsProps) {
  const { registrationEndsOn, registration, categories } = useFragment(
    graphql`
      fragment EnrolTerms_tournament on Tournament {
        registrationEndsOn
        registration {
          paymentDays
          refundRule
        }
        categories {
          id
          inPairs
          feeInCents
          seatsLeft
          waitingCount
        }
      }
    `,
    key,
  );
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) return null;
  const { inPairs, feeInCents, seatsLeft, waitingCount } = category;
  const { paymentDays, refundRule } = registration;
  return (
    <Grid as="dl" templateColumns={{ base: "1fr", sm: "repeat(3, minmax(0, 1fr))" }} gapX="6" gapY="3">
      <Term name={inPairs ? "Valor por atleta" : "Valor"}>
        {feeInCents === 0 ? "Gratuito" : formatMoney(feeInCents)}
      </Term>
      <Term name="Vagas">{freePlacesText(seatsLeft, waitingCount)}</Term>
      <Term name="Inscrições até">{registrationEndsOn ? formatDate(registrationEndsOn) : "o sorteio"}</Term>
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
