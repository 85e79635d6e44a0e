import { chakra } from "@chakra-ui/react/styled-system";
import type { MouseEvent, ReactNode } from "react";
import { Link, useNavigate, type To } from "react-router-dom";
import type { ListColumn } from "./list-column";
import { ListCell, ListRowLook } from "./list-look";
import { PickBox } from "./PickBox";

/** What answers for itself when it is pressed. */
const ownControls = "a, button, input, select, textarea, label, summary, [role=menuitem]";

const NameLink = chakra(Link, {
  base: { borderRadius: "l1", _hover: { textDecoration: "underline", textUnderlineOffset: "3px" } },
});

interface DataListRowProps<Row> {
  row: Row;
  name: string;
  columns: readonly ListColumn<Row>[];
  openAt?: To;
  /** Whether its details are open beside the list: the next one opens in their place. */
  opened: boolean;
  replace: boolean;
  /** Left out where no row of the list is ticked; without `onPick` this one cannot be. */
  pick?: { picked: boolean; onPick: ((picked: boolean) => void) | null };
  /** Left out where no row of the list has any; null where this one has none. */
  actions?: ReactNode;
  actionsOnPhone: 1 | 2;
}

/** A row of a `DataList`. Its name is the link that the keyboard and screen readers find; the whole row leads there too. */
export function DataListRow<Row>({
  row,
  name,
  columns,
  openAt,
  opened,
  replace,
  pick,
  actions,
  actionsOnPhone,
}: DataListRowProps<Row>) {
  const navigate = useNavigate();
  const go = { replace, preventScrollReset: true };

  const openRow = ({ target, defaultPrevented }: MouseEvent) => {
    if (openAt === undefined || defaultPrevented || (target as Element).closest(ownControls)) return;
    // Who marks a name to copy it does not want to leave.
    if (getSelection()?.isCollapsed === false) return;
    void navigate(openAt, go);
  };

  return (
    <ListRowLook
      data-open={openAt === undefined ? undefined : ""}
      data-pick={pick ? "" : undefined}
      data-actions={actions ? actionsOnPhone : undefined}
      aria-current={opened || undefined}
      data-picked={pick?.picked ? "" : undefined}
      onClick={openRow}
    >
      {pick ? (
        <ListCell place="pick">
          {pick.onPick ? (
            <PickBox label={`Selecionar ${name}`} checked={pick.picked} onChange={pick.onPick} />
          ) : null}
        </ListCell>
      ) : null}
      {columns.map(({ key, label, cell, phone, numeric, wideOnly }) => (
        <ListCell
          key={key}
          place={phone}
          data-place={phone}
          wideOnly={wideOnly}
          data-numeric={numeric ? "" : undefined}
          data-label={label}
        >
          {phone === "name" && openAt !== undefined ? (
            <NameLink to={openAt} data-row-link="" {...go}>
              {cell(row)}
            </NameLink>
          ) : phone === "name" ? (
            <span>{cell(row)}</span>
          ) : (
            cell(row)
          )}
        </ListCell>
      ))}
      {actions === undefined ? null : <ListCell place="actions">{actions}</ListCell>}
    </ListRowLook>
  );
}
