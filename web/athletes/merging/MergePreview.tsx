import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import { athleteGenderLabel } from "../../../server/sport/gender.rules";
import type {
  MergePreview_athlete$data,
  MergePreview_athlete$key,
} from "../../__generated__/MergePreview_athlete.graphql";
import type { MergePreviewQuery } from "../../__generated__/MergePreviewQuery.graphql";
import type { MergePreviewMergeMutation as MergeMutation } from "../../__generated__/MergePreviewMergeMutation.graphql";
import type { MergePreviewWithdrawMutation as WithdrawMutation } from "../../__generated__/MergePreviewWithdrawMutation.graphql";
import { useAction } from "../../relay/use-action";
import { Fact } from "../../ui/Facts";
import { PendingButton } from "../../ui/form/PendingButton";
import { hasCode } from "../../ui/form/refusal";
import { formatDate } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { Person } from "../../ui/Person";
import { toast } from "../../ui/toaster";
import { ComesAlong } from "../public/ComesAlong";

function useMergeAthletesMutation() {
  return useAction<MergeMutation>(
    graphql`
      mutation MergePreviewMergeMutation($input: MergeAthletesInput!) {
        mergeAthletes(input: $input) {
          ... on MergeAthletesSuccess @alias(as: "done") {
            kept {
              displayName
            }
            request {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao juntar os cadastros", description: "Nada mudou. Tente novamente." } },
  );
}

export function useWithdrawMergeRequestMutation() {
  return useAction<WithdrawMutation>(
    graphql`
      mutation MergePreviewWithdrawMutation($input: WithdrawMergeRequestInput!) {
        withdrawMergeRequest(input: $input) {
          ... on WithdrawMergeRequestSuccess @alias(as: "done") {
            request {
              status
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao cancelar o pedido", description: "Tente novamente." } },
  );
}

interface MergeSideProps {
  athlete: MergePreview_athlete$key;
  /** Of the record that stays: the other one, and what of it is filled in. */
  stays?: boolean;
  other?: MergePreview_athlete$key;
  filled?: readonly string[];
}

const fragment = graphql`
  fragment MergePreview_athlete on Athlete {
    displayName
    level
    birthDate
    gender
    phone
    email
  }
`;

/** One of two records of a person: what it says, and what comes into it from the other. */
function MergeSide({ athlete: key, stays = false, other: otherKey, filled = [] }: MergeSideProps) {
  const athlete = useFragment(fragment, key);
  const other = useFragment(fragment, otherKey ?? null);
  return (
    <Stack
      as="section"
      aria-label={stays ? "Fica" : "Sai"}
      gap="4"
      p="4"
      borderWidth="1px"
      borderColor={stays ? "sea.solid" : "border"}
      borderRadius="l3"
      bg="bg.panel"
      minW="0"
    >
      <Box>
        <Text textStyle="xs" fontWeight="semibold" color={stays ? "sea.fg" : "fg.muted"} mb="2">
          {stays ? "Fica" : "Sai"}
        </Text>
        <Person name={athlete.displayName} facts={athleteLevelLabel[athlete.level]} />
      </Box>
      <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} gap="3">
        {facts.map(({ name, of }) => {
          const own = of(athlete);
          const filling = own === null && other && filled.includes(name) ? of(other) : null;
          return (
            <Fact key={name} name={name}>
              {filling === null ? (
                <Text
                  as="span"
                  fontWeight={own === null ? "normal" : undefined}
                  color={own === null ? "fg.muted" : undefined}
                >
                  {own ?? "Não informado"}
                </Text>
              ) : (
                <Text as="span" color="sea.fg">
                  {filling}
                  <Text as="span" display="block" textStyle="xs" fontWeight="medium">
                    vem do outro cadastro
                  </Text>
                </Text>
              )}
            </Fact>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}

type Record = MergePreview_athlete$data;

/** By the words in which the API says what is filled. */
const facts: { name: string; of: (record: Record) => string | null }[] = [
  { name: "Telefone", of: ({ phone }) => phone ?? null },
  { name: "Data de nascimento", of: ({ birthDate }) => (birthDate ? formatDate(birthDate) : null) },
  { name: "Gênero", of: ({ gender }) => (gender ? athleteGenderLabel[gender] : null) },
  { name: "E-mail", of: ({ email }) => email ?? null },
];

interface MergePreviewProps {
  /** Ids of `ArenaAthlete`. */
  keptId: string;
  otherId: string;
  attempt: number;
  onReadAgain: () => void;
  onSwap: () => void;
  onClose: () => void;
  onMerged: () => void;
}

/** Shows both records side by side, what moves and what prevents the merge, and confirms it. */
export function MergePreview({
  keptId,
  otherId,
  attempt,
  onReadAgain,
  onSwap,
  onClose,
  onMerged,
}: MergePreviewProps) {
  const { node } = useLazyLoadQuery<MergePreviewQuery>(
    graphql`
      query MergePreviewQuery($keptId: ID!, $otherId: ID!) {
        node(id: $keptId) {
          ... on ArenaAthlete {
            mergeWith(otherId: $otherId) {
              key
              asksFirst
              filled
              moves
              problems
              kept {
                displayName
                ...MergePreview_athlete
              }
              other {
                ...MergePreview_athlete
              }
            }
          }
        }
      }
    `,
    { keptId, otherId },
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const [merge, pending] = useMergeAthletesMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const preview = node?.mergeWith;
  if (!preview)
    return (
      <Notice tone="error">Um destes cadastros não está mais na lista da arena. Atualize a página.</Notice>
    );
  const { key = null, asksFirst, filled, moves, problems, kept, other } = preview;

  const confirm = async () => {
    setRefusal(null);
    const result = (await merge({ input: { keptId, otherId, key: key ?? "" } }))?.mergeAthletes;
    if (!result) return;
    if (!result.done) {
      setRefusal(result.refusal?.message ?? null);
      if (hasCode(result.refusal, "CHANGED_MEANWHILE")) onReadAgain();
      return;
    }
    onClose();
    toast.success(
      result.done?.request
        ? {
            title: "Pedido enviado",
            description: `${result.done?.kept?.displayName} responde em Minha conta.`,
          }
        : { title: "Cadastros juntados", description: result.done?.kept?.displayName ?? "" },
    );
    onMerged();
  };

  return (
    <Stack gap="5">
      {problems.map((problem) => (
        <Notice key={problem} tone="error">
          {problem}
        </Notice>
      ))}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="stretch">
        <MergeSide stays athlete={kept} other={other} filled={filled} />
        <MergeSide athlete={other} />
      </SimpleGrid>
      {key === null ? null : <ComesAlong moves={moves} filled={filled.filter((word) => !shown.has(word))} />}
      {key === null ? null : (
        <Notice tone="info">
          {asksFirst
            ? `${kept.displayName} tem conta na Praia e responde em Minha conta. Até lá nada muda, e o pedido vale por 30 dias.`
            : "O que já está preenchido em quem fica não muda. Dá para desfazer por 30 dias, em Cadastros repetidos; o que entrar depois da união fica com quem fica."}
        </Notice>
      )}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <HStack gap="2" justify="flex-end" wrap="wrap">
        {asksFirst ? null : (
          <Button variant="ghost" colorPalette="gray" me="auto" disabled={pending} onClick={onSwap}>
            <ArrowLeftRight />
            Trocar quem fica
          </Button>
        )}
        <Button variant="ghost" colorPalette="gray" disabled={pending} onClick={onClose}>
          Cancelar
        </Button>
        {key === null ? null : (
          <PendingButton pending={pending} onClick={() => void confirm()}>
            {asksFirst ? "Pedir para juntar" : "Juntar cadastros"}
          </PendingButton>
        )}
      </HStack>
    </Stack>
  );
}

/** Filled fields that the two records already show. */
const shown: ReadonlySet<string> = new Set(["E-mail", "Telefone", "Data de nascimento", "Gênero"]);

/** A record of an arena's list of athletes that may be a duplicate. */
export interface ToMerge {
  /** Id of the arena's link to the athlete (`ArenaAthlete`). */
  id: string;
  name: string;
}
