// The colour that stands in for a picture until it arrives.
const KIND_TINT: Record<string, string> = {
  dream: '#2b2a55',
  object: '#4a3a2a',
  place: '#33304f',
  character: '#23424a',
};

export const tintOf = (key: string): string => KIND_TINT[key.split('-')[0] ?? ''] ?? '#2b2a55';
