import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { Award, PenLine, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import type { CertificationsList_viewer$key } from "../../__generated__/CertificationsList_viewer.graphql";
import { EmptyState } from "../../ui/PageStates";
import { DataList } from "../../ui/list/DataList";
import { useOpenedRow } from "../../ui/list/list-address";
import { MoreMenu } from "../../ui/LazyMenu";
import { certificationColumns, type OwnCertification, readCertification } from "./certification-columns";
import { lazyDialog } from "../../ui/lazy-code";
import { useActing } from "../../ui/dialog-state";

const CertificationDialog = lazyDialog(
  async () => (await import("./CertificationDialog")).CertificationDialog,
);
const RemoveCertificationDialog = lazyDialog(
  async () => (await import("./CertificationDialog")).RemoveCertificationDialog,
);

type ActingOnCertification =
  | { act: "write"; certification: OwnCertification | null }
  | { act: "remove"; certification: OwnCertification };

interface CertificationDialogsProps {
  /** Null for none. */
  acting: ActingOnCertification | null;
  onClose: () => void;
}

/** The dialogs of a teacher's certificates: one at a time. */
function CertificationDialogs({ acting, onClose }: CertificationDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const { acting: it, open, opening } = shown;
  const props = { open, onClose };
  return it.act === "write" ? (
    <CertificationDialog key={opening} certification={it.certification} {...props} />
  ) : (
    <RemoveCertificationDialog key={opening} certification={it.certification} {...props} />
  );
}

interface CertificationsListProps {
  viewer: CertificationsList_viewer$key;
  /** Whether the form for a new certification is open. */
  adding: boolean;
  onAdd: (adding: boolean) => void;
}

/** A teacher's own certifications, the latest first; a row opens its form. */
export function CertificationsList({ viewer, adding, onAdd }: CertificationsListProps) {
  const { certifications } = useFragment(
    graphql`
      fragment CertificationsList_viewer on Viewer {
        certifications {
          ...certificationColumns_certification
        }
      }
    `,
    viewer,
  );
  const opened = useOpenedRow();
  const navigate = useNavigate();
  const [removing, setRemoving] = useState<ActingOnCertification | null>(null);
  const rows = (certifications ?? []).map((one) => readCertification(one));
  const written = useWritten(rows.find(({ id }) => id === opened.openedId) ?? null, adding);

  return (
    <>
      {rows.length > 0 ? (
        <Text mt={{ base: "-2", md: "-4" }} mb="4" textStyle="sm" color="fg.muted">
          {summary(rows)}
        </Text>
      ) : null}
      <DataList
        label="Certificações"
        columns={certificationColumns}
        rows={rows}
        nameOf={({ name }) => name}
        openAt={({ id }) => opened.addressOf(id)}
        rowActions={(certification) => (
          <MoreMenu
            label={`Mais ações para ${certification.name}`}
            variant="ghost"
            actions={[
              {
                label: "Editar",
                icon: PenLine,
                onSelect: () => void navigate(opened.addressOf(certification.id)),
              },
              {
                label: "Remover",
                icon: Trash2,
                dangerous: true,
                onSelect: () => setRemoving({ act: "remove", certification }),
              },
            ]}
          />
        )}
        empty={
          <EmptyState
            icon={Award}
            title="Nenhuma certificação ainda"
            description="Adicione seus cursos e certificados: as arenas onde você dá aulas veem o maior nível em vigor."
          >
            <Button variant="outline" onClick={() => onAdd(true)}>
              Adicionar certificação
            </Button>
          </EmptyState>
        }
      />
      <CertificationDialogs
        acting={removing ?? written}
        onClose={() => {
          if (removing) setRemoving(null);
          else if (adding) onAdd(false);
          else opened.close();
        }}
      />
    </>
  );
}

/**
 * The open form. Its object stays the same until another certification is opened, so that a refetch of the list keeps
 * what was typed.
 */
function useWritten(opened: OwnCertification | null, adding: boolean): ActingOnCertification | null {
  const id = adding ? "new" : (opened?.id ?? null);
  const [kept, setKept] = useState<{ id: string; acting: ActingOnCertification } | null>(null);
  if (id === null) {
    if (kept !== null) setKept(null);
    return null;
  }
  if (kept?.id === id) return kept.acting;
  const acting: ActingOnCertification = { act: "write", certification: adding ? null : opened };
  setKept({ id, acting });
  return acting;
}

function summary(rows: readonly OwnCertification[]): string {
  const inState = (state: OwnCertification["state"]) => rows.filter((row) => row.state === state).length;
  const [expiring, expired] = [inState("EXPIRING"), inState("EXPIRED")];
  return [
    counted(rows.length, "certificação", "certificações"),
    ...(expiring > 0 ? [`${expiring} ${expiring === 1 ? "expira" : "expiram"} em breve`] : []),
    ...(expired > 0 ? [counted(expired, "expirada", "expiradas")] : []),
  ].join(" · ");
}
