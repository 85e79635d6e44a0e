import { Stack } from "@chakra-ui/react/stack";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { PriceIfCancelledQuery } from "../../__generated__/PriceIfCancelledQuery.graphql";
import { Catch, Notice } from "../../ui/PageStates";

interface PriceIfCancelledProps {
  /** Of an enrolment, or of a category all of whose enrolments are cancelled. */
  id: string;
}

/** What cancelling does to the prices of other categories: asked when the question opens, shown where there is something. */
export function PriceIfCancelled(props: PriceIfCancelledProps) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Catch onError={() => setFailed(true)}>
        <Suspense fallback={null}>
          <Sentences {...props} />
        </Suspense>
      </Catch>
      {failed ? (
        <Notice tone="warning">Não foi possível ver se os preços das outras categorias mudam.</Notice>
      ) : null}
    </>
  );
}

function Sentences({ id }: PriceIfCancelledProps) {
  const { node } = useLazyLoadQuery<PriceIfCancelledQuery>(
    graphql`
      query PriceIfCancelledQuery($id: ID!) {
        node(id: $id) {
          ... on Enrolment {
            pricesIfCancelled
          }
          ... on TournamentCategory {
            pricesIfCancelled
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  );
  const sentences = node?.pricesIfCancelled ?? [];
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning">
      <Stack gap="1">
        <span>O preço de outras categorias muda:</span>
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </Stack>
    </Notice>
  );
}
