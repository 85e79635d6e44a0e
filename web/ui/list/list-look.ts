import { chakra } from "@chakra-ui/react/styled-system";

/**
 * One table for both widths. A browser forgets that a table is one when its parts are laid out otherwise, as they are on
 * a phone: the roles say it again.
 */
export const ListTable = chakra(
  "table",
  {
    base: {
      w: "full",
      borderCollapse: "separate",
      borderSpacing: "0",
      display: { base: "block", md: "table" },
    },
  },
  { defaultProps: { role: "table" } },
);

/** On a phone it is there for those who listen only. */
export const ListHead = chakra(
  "thead",
  {
    base: {
      mdDown: { srOnly: true },
      "& th": {
        position: "sticky",
        top: "var(--praia-top-bar, 0px)",
        zIndex: "1",
        h: "10",
        px: "3",
        bg: "bg.panel",
        textStyle: "xs",
        fontWeight: "semibold",
        color: "fg.muted",
        textAlign: "start",
        whiteSpace: "nowrap",
        borderBottomWidth: "1px",
        borderColor: "border",
      },
    },
  },
  { defaultProps: { role: "rowgroup" } },
);

export const ListBody = chakra(
  "tbody",
  { base: { display: { base: "block", md: "table-row-group" } } },
  { defaultProps: { role: "rowgroup" } },
);

/** Two lines of together 64 px on a phone, which a pseudo-element parts; 44 px on a desk. */
export const ListRowLook = chakra(
  "tr",
  {
    base: {
      position: "relative",
      display: { base: "flex", md: "table-row" },
      flexWrap: "wrap",
      alignItems: "center",
      alignContent: "center",
      columnGap: "2",
      minH: { base: "4rem", md: "auto" },
      px: { base: "3", md: "0" },
      py: { base: "2", md: "0" },
      transition: "background 0.12s",
      "&[data-open]": { cursor: "pointer", _hover: { bg: "bg.subtle" } },
      "&[aria-current]": { bg: "sea.subtle" },
      "&[data-picked]": { bg: "sea.subtle" },
      mdDown: {
        borderBottomWidth: "1px",
        borderColor: "border.muted",
        _last: { borderBottomWidth: "0" },
        _before: { content: '""', order: "3", flexBasis: "100%" },
        // The tick stands where the initials would: a phone has no room for both.
        "&[data-pick]": { ps: "12", "& [data-avatars]": { display: "none!" } },
        "&[data-actions]": { pe: "14" },
      },
      md: { "&:not(:last-of-type) > td": { borderBottomWidth: "1px", borderColor: "border.muted" } },
    },
  },
  { defaultProps: { role: "row" } },
);

export const ListCell = chakra(
  "td",
  {
    base: {
      display: { base: "block", md: "table-cell" },
      verticalAlign: "middle",
      textStyle: "sm",
      minW: "0",
      p: "0",
      md: { h: "11", px: "3", py: "1" },
      "&[data-numeric]": {
        fontVariantNumeric: "tabular-nums",
        whiteSpace: "nowrap",
        md: { textAlign: "end" },
      },
    },
    variants: {
      place: {
        name: {
          order: "1",
          flex: "1 1 0",
          fontWeight: "semibold",
          overflowWrap: "anywhere",
          mdDown: { fontSize: "md" },
        },
        value: { order: "2", flexShrink: "0", textAlign: { base: "end", md: "start" } },
        facts: {
          order: "4",
          color: "fg.muted",
          overflowWrap: "anywhere",
          // A number says on a phone what it counts; on a desk its head does.
          mdDown: {
            "&[data-numeric]": { _before: { content: 'attr(data-label) " "' } },
            "& + &": { _before: { content: '"· "' } },
            "& + &[data-numeric]": { _before: { content: '"· " attr(data-label) " "' } },
          },
        },
        status: { order: "5", ms: { base: "auto", md: "0" }, flexShrink: "0" },
        none: { hideBelow: "md" },
        /** Beside both lines on a phone. */
        pick: {
          mdDown: { position: "absolute", insetStart: "0", insetBlock: "0" },
          md: { w: "11", ps: "1", pe: "0" },
        },
        actions: {
          mdDown: {
            position: "absolute",
            insetEnd: "1",
            insetBlock: "0",
            display: "grid",
            placeItems: "center",
          },
          md: { w: "1px", pe: "2", textAlign: "end", whiteSpace: "nowrap" },
        },
      },
      wideOnly: { true: { md: { display: "none" }, xl: { display: "table-cell" } } },
    },
  },
  { defaultProps: { role: "cell" } },
);

export const ListHeadRow = chakra("tr", {}, { defaultProps: { role: "row" } });

export const ListHeadCell = chakra("th", {}, { defaultProps: { role: "columnheader", scope: "col" } });
