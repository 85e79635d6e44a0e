import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Heading } from "@chakra-ui/react/heading";
import { useId, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { athleteLevelLabel } from "../../../../server/athletes/athlete-level.rules";
import type { PartnerSeekersQuery } from "../../../__generated__/PartnerSeekersQuery.graphql";
import { PendingButton } from "../../../ui/form/PendingButton";
import { Notice } from "../../../ui/Notice";
import { toast } from "../../../ui/toaster";
import { useProposePairMutation } from "./use-propose-pair-mutation";

interface PartnerSeekersProps {
  categoryId: string;
  /** One's own name among them is passed over. */
  ownEnrolmentId: string | null;
}

/** Who else seeks a partner in this category, to be asked by a mail that we write. */
export function PartnerSeekers({ categoryId, ownEnrolmentId }: PartnerSeekersProps) {
  const { node: category } = useLazyLoadQuery<PartnerSeekersQuery>(
    graphql`
      query PartnerSeekersQuery($categoryId: ID!) {
        node(id: $categoryId) {
          ... on TournamentCategory {
            partnerSeekers(first: 50) {
              edges {
                node {
                  enrolmentId
                  athlete {
                    displayName
                    level
                  }
                }
              }
            }
          }
        }
      }
    `,
    { categoryId },
    { fetchPolicy: "store-and-network" },
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [propose, pending] = useProposePairMutation();
  const titleId = useId();
  const seekers =
    category?.partnerSeekers?.edges
      .map(({ node }) => node)
      .filter(({ enrolmentId }) => enrolmentId !== ownEnrolmentId) ?? [];

  const ask = async (enrolmentId: string, name: string) => {
    setRefusal(null);
    setAsked(enrolmentId);
    const answer = (await propose({ input: { seekerEnrolmentId: enrolmentId } }))?.proposePair;
    if (answer?.__typename === "ProposePairSuccess")
      return toast.success({
        title: "Proposta enviada",
        description: `${name} recebe um e-mail para responder.`,
      });
    if (answer?.__typename === "InvalidInput") return setRefusal(answer.fields[0]?.message ?? null);
    if (answer && "message" in answer) setRefusal(answer.message);
  };

  if (seekers.length === 0)
    return <Text color="fg.muted">Por enquanto, mais ninguém procura dupla nesta categoria.</Text>;
  return (
    <Stack as="section" gap="2" aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} textStyle="md" fontWeight="bold">
        Quem também procura dupla
      </Heading>
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <Stack as="ul" gap="0" listStyleType="none">
        {seekers.map(({ enrolmentId, athlete }) => (
          <HStack as="li" key={enrolmentId} gap="3" py="2" borderBottomWidth="1px" borderColor="border.muted">
            <Stack gap="0" flex="1" minW="0">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {athlete.displayName}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                Nível {athleteLevelLabel[athlete.level]}
              </Text>
            </Stack>
            <PendingButton
              size="sm"
              variant="outline"
              pending={pending}
              onClick={() => void ask(enrolmentId, athlete.displayName)}
            >
              {pending && asked === enrolmentId ? "Enviando..." : "Propor dupla"}
              <VisuallyHidden> a {athlete.displayName}</VisuallyHidden>
            </PendingButton>
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}
