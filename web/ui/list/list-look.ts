import { chakra } from "@chakra-ui/react/styled-system";

/**
 * A list looks at the room it has, not at the window: beside its open details it is as narrow as on a phone. With the
 * window as wide as 768 px there is room for a table, unless something stands beside it.
 */
export const inTable = "@container list (min-width: 40rem)";
export const inRows = "@container list (max-width: 39.99rem)";
/** Where there is room for what a small laptop does without. */
export const inWideTable = "@container list (min-width: 62rem)";

/** What measures the room; the head stays below what stays above the page all the same. */
export const ListRoom = chakra("div", { base: { containerType: "inline-size", containerName: "list" } });

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
      display: "block",
      [inTable]: { display: "table" },
    },
  },
  { defaultProps: { role: "table" } },
);

/** On a phone it is there for those who listen only. */
export const ListHead = chakra(
  "thead",
  {
    base: {
      [inRows]: { srOnly: true },
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
  { base: { display: "block", [inTable]: { display: "table-row-group" } } },
  { defaultProps: { role: "rowgroup" } },
);

/** Two lines of together 64 px on a phone, which a pseudo-element parts; 44 px on a desk. */
export const ListRowLook = chakra(
  "tr",
  {
    base: {
      position: "relative",
      transition: "background 0.12s",
      "&[data-open]": { cursor: "pointer", _hover: { bg: "bg.subtle" } },
      "&[aria-current]": { bg: "sea.subtle" },
      "&[data-picked]": { bg: "sea.subtle" },
      // A badge of the same colour would be a bare word there.
      "&:is([aria-current], [data-picked]) .chakra-badge": { bg: "bg.panel" },
      [inRows]: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        alignContent: "center",
        columnGap: "2",
        minH: "4rem",
        px: "3",
        py: "1.5",
        borderBottomWidth: "1px",
        borderColor: "border.muted",
        _last: { borderBottomWidth: "0" },
        _before: { content: '""', order: "3", flexBasis: "100%" },
        // The tick stands where the initials would: a phone has no room for both.
        "&[data-pick]": { ps: "12", "& [data-avatars]": { display: "none!" } },
        "&[data-actions]": { pe: "14" },
        "&[data-actions='2']": { pe: "6.75rem" },
      },
      [inTable]: {
        "&:not(:last-of-type) > td": { borderBottomWidth: "1px", borderColor: "border.muted" },
      },
    },
  },
  { defaultProps: { role: "row" } },
);

const cutOff = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const ListCell = chakra(
  "td",
  {
    base: {
      display: "block",
      verticalAlign: "middle",
      textStyle: "sm",
      minW: "0",
      p: "0",
      "&[data-numeric]": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
      [inTable]: {
        display: "table-cell",
        h: "11",
        px: "3",
        py: "1",
        "&[data-numeric]": { textAlign: "end" },
      },
    },
    variants: {
      place: {
        name: {
          fontWeight: "semibold",
          [inRows]: {
            order: "1",
            flex: "1 1 0",
            fontSize: "md",
            lineHeight: "1.5rem",
            "& > *, & [data-names]": { display: "block", minW: "0", ...cutOff },
            // Two names do not fit beside an amount: they stand there in brief, and are read out in full.
            "& [data-brief]": {
              "& > *": { srOnly: true },
              _after: { content: 'attr(data-brief) / ""' },
            },
          },
          [inTable]: { overflowWrap: "anywhere" },
        },
        value: {
          [inRows]: {
            order: "2",
            flexShrink: "0",
            display: "flex",
            justifyContent: "flex-end",
            lineHeight: "1.5rem",
          },
        },
        facts: {
          color: "fg.muted",
          [inRows]: {
            order: "4",
            // Each takes what it needs, and the longest is cut off: the row has two lines, whatever stands in it.
            flex: "1 1 0",
            maxW: "max-content",
            lineHeight: "1.5rem",
            ...cutOff,
            // A number says on a phone what it counts; on a desk its head does.
            "&[data-numeric]": { _before: { content: 'attr(data-label) " "' } },
            "[data-place=facts] ~ &": { ms: "-1", _before: { content: '"· "' } },
            "[data-place=facts] ~ &[data-numeric]": { _before: { content: '"· " attr(data-label) " "' } },
          },
          // What is left over is the name's: a long fact is cut off, for a row is 44 px high.
          [inTable]: { maxW: "14rem", ...cutOff },
        },
        status: {
          [inRows]: { order: "5", ms: "auto", flexShrink: "0", display: "flex", lineHeight: "1.5rem" },
        },
        none: { [inRows]: { display: "none" } },
        /** Beside both lines on a phone. */
        pick: {
          [inRows]: { position: "absolute", insetStart: "0", insetBlock: "0" },
          [inTable]: { w: "11", ps: "1", pe: "0" },
        },
        actions: {
          [inRows]: {
            position: "absolute",
            insetEnd: "1",
            insetBlock: "0",
            display: "grid",
            placeItems: "center",
          },
          [inTable]: { w: "1px", pe: "2", textAlign: "end", whiteSpace: "nowrap" },
        },
      },
      wideOnly: {
        true: { [inTable]: { display: "none" }, [inWideTable]: { display: "table-cell" } },
      },
    },
  },
  { defaultProps: { role: "cell" } },
);

export const ListHeadRow = chakra("tr", {}, { defaultProps: { role: "row" } });

export const ListHeadCell = chakra("th", {}, { defaultProps: { role: "columnheader", scope: "col" } });
