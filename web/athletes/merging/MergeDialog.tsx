import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { MergeDialogQuery } from "../../__generated__/MergeDialogQuery.graphql";
import { Catch, ErrorState, RowsSkeleton } from "../../ui/PageStates";
import { DialogFrame } from "../../ui/lazy-code";
import { ChoiceList, SearchedChoices } from "../../ui/form/Choices";
import { MergePreview, type ToMerge } from "./MergePreview";

interface PickOtherProps {
  arenaId: string;
  notId: string;
  onPick: (other: ToMerge) => void;
}

/** The other record, found by its name. */
const PickOther = ({ arenaId, notId, onPick }: PickOtherProps) => (
  <SearchedChoices label="Outro cadastro" placeholder="Nome do atleta">
    {(search, attempt) => (
      <Found arenaId={arenaId} notId={notId} search={search} attempt={attempt} onPick={onPick} />
    )}
  </SearchedChoices>
);

function Found({
  arenaId,
  notId,
  search,
  attempt,
  onPick,
}: PickOtherProps & { search: string; attempt: number }) {
  const { node } = useLazyLoadQuery<MergeDialogQuery>(
    graphql`
      query MergeDialogQuery($arenaId: ID!, $search: String!) {
        node(id: $arenaId) {
          ... on Arena {
            athletes(first: 8, search: $search, active: true) {
              edges {
                node {
                  id
                  name
                  hasAccount
                  athlete {
                    level
                    phone
                  }
                }
              }
            }
          }
        }
      }
    `,
    { arenaId, search },
    { fetchKey: attempt },
  );
  const found = (node?.athletes?.edges ?? []).flatMap(({ node: row }) => (row.id === notId ? [] : [row]));
  return (
    <ChoiceList
      atOnce
      legend="Atletas encontrados"
      choices={found.map(({ id, name, hasAccount, athlete: { level, phone = null } }) => ({
        key: id,
        name,
        facts: [athleteLevelLabel[level], phone, hasAccount ? "tem conta" : null]
          .filter((fact) => fact !== null)
          .join(" · "),
      }))}
      chosen={null}
      onChoose={(key) => {
        const row = found.find(({ id }) => id === key);
        if (row) onPick({ id: row.id, name: row.name });
      }}
      empty="Nenhum outro atleta ativo com este nome."
    />
  );
}

interface MergeDialogProps {
  arenaId: string;
  /** The record from which the dialog was opened. */
  one: ToMerge;
  /** Null if the user still has to search for it. */
  other: ToMerge | null;
  open: boolean;
  onClose: () => void;
  /** Called after the records are merged, or after the athlete has been asked to confirm. */
  onMerged: () => void;
}

/** 'Juntar cadastros': shows which of the two records is kept and what moves to it, before the merge is confirmed. */
export function MergeDialog({ arenaId, one, other: given, open, onClose, onMerged }: MergeDialogProps) {
  const [other, setOther] = useState(given);
  // Swaps which record is kept; possible only if neither has an account.
  const [isSwapped, setSwapped] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  const [kept, gone] = isSwapped && other ? [other, one] : [one, other];
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      sheet
      keepOpen={other !== null}
      size={other === null ? "md" : "xl"}
      title="Juntar cadastros"
      description={
        other === null
          ? `Qual cadastro também é de ${one.name}?`
          : "Dois cadastros da mesma pessoa viram um só."
      }
    >
      {kept === null || gone === null ? (
        <PickOther arenaId={arenaId} notId={one.id} onPick={setOther} />
      ) : failed === attempt ? (
        <ErrorState onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <Catch key={attempt} onError={() => setFailed(attempt)}>
          <Suspense fallback={<RowsSkeleton rows={6} />}>
            <MergePreview
              keptId={kept.id}
              otherId={gone.id}
              attempt={attempt}
              onReadAgain={() => setAttempt(attempt + 1)}
              onSwap={() => setSwapped(!isSwapped)}
              onClose={onClose}
              onMerged={onMerged}
            />
          </Suspense>
        </Catch>
      )}
    </DialogFrame>
  );
}
