// The names by which the page knows what the server sends; the shapes are generated.
import type { components } from './schema';

type Schemas = components['schemas'];

export type Guest = Schemas['Guest'];
export type GameInfo = Schemas['GameInfo'];
export type Room = Schemas['Room'];
export type SeatState = Schemas['SeatState'];
export type Player = Schemas['Player'];
export type Person = Extract<Player, { type: 'person' }>;
export type Table = Schemas['Table'];
export type PastStep = Schemas['PastStep'];
export type Step = Schemas['Step'];
export type EventLine = Schemas['EventLine'];
export type Clock = Schemas['Clock'];
export type Hello = Schemas['Hello'];
export type Talk = Schemas['Talk'];
export type Remark = Schemas['Remark'];
export type Note = Schemas['Note'];
export type Outcome = Schemas['Outcome'];
export type Replay = Schemas['Replay'];
export type Film = Schemas['Film'];
export type Brought = Schemas['Brought'];
export type Parts = Schemas['Parts'];
export type ReplayedStep = Schemas['ReplayedStep'];
export type ReviewState = Schemas['ReviewState'];
export type Review = Schemas['Review'];
export type HintAt = Schemas['HintAt'];
export type RoomSummary = Schemas['RoomSummary'];
export type MyTable = Schemas['MyTable'];
export type GameResults = Schemas['GameResults'];
export type GameResult = Schemas['GameResult'];
export type SeatSummary = Schemas['SeatSummary'];
export type Invitation = Schemas['Invitation'];
export type Refused = Schemas['Refusal'];
