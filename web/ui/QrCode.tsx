import { Box, type BoxProps } from "@chakra-ui/react/box";
import { useMemo } from "react";
import { encode } from "uqr";

interface QrCodeProps extends Pick<BoxProps, "w" | "maxW" | "mx"> {
  /** The encoded text: a URL or a Pix code. */
  text: string;
  /** Accessible name: what the code is for. */
  label: string;
}

/** A QR code that fills its container. Dark on white in both themes, as some readers reject inverted codes. */
export function QrCode({ text, label, ...place }: QrCodeProps) {
  const { size, path } = useMemo(() => outline(text), [text]);
  return (
    <Box bg="white" borderRadius="l2" w="full" maxW="16rem" p="2" {...place}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        width="100%"
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={path} fill="#000000" />
      </svg>
    </Box>
  );
}

/** One rectangle per run of dark modules in a row; a quiet zone of four modules, as ISO/IEC 18004 requires. */
function outline(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join("");
  return { size, path };
}

function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = found.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  }
  return found;
}
