import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { MergePreviewQuery } from "../../__generated__/MergePreviewQuery.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { MergeSide } from "./MergeSide";
import { ComesAlong } from "../public/ComesAlong";
import { useMergeAthletesMutation } from "./use-merging-mutations";
import { hasCode } from "../../ui/form/refusal";

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
                ...MergeSide_athlete
              }
              other {
                ...MergeSide_athlete
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
